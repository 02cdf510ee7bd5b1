import { closesJson, jsonLiteralEnd, jsonStringEnd, opensJson } from '@flowlens/core/recorded';

/** Larger texts would block the page for too long. */
const DOCUMENT_MAX_CHARS = 2_000_000;
/** Deeper values are shown as text: no sane payload has them, and each level costs a pass. */
export const LEVELS_MAX = 100;

/** Range of a value in a JSON text. Values are parsed only when they are shown, so large texts open at once. */
export interface JsonNode {
  start: number;
  end: number;
  /** Range of the key with its quotes, which ends before the value; -1 in arrays and for the root. */
  keyStart: number;
  keyEnd: number;
  /** Position among the children of its container. */
  index: number;
}

export interface JsonChildren {
  nodes: readonly JsonNode[];
  /** Number of all children, not only of those returned. */
  count: number;
}

/** Header of an Engine.IO or Socket.IO packet: types, number of attachments, namespace, id of the acknowledgement. */
const PACKET_HEADER = /^\d+-?(?:\/[^,\s]*,\d*)?(?=[[{])/;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;

/** A JSON text whose values are found on demand. Numbers, repeated keys and their order stay as recorded. */
export class JsonDocument {
  readonly root: JsonNode;
  private readonly cache = new Map<string, JsonChildren>();

  constructor(readonly text: string) {
    const start = contentStart(text);
    this.root = { start, end: this.valueEnd(start), keyStart: -1, keyEnd: -1, index: 0 };
  }

  isContainer({ start }: JsonNode): boolean {
    return opensJson(this.text.charCodeAt(start));
  }

  isArray({ start }: JsonNode): boolean {
    return this.text[start] === '[';
  }

  /** Returns the value as it is in the text. */
  source({ start, end }: JsonNode): string {
    return this.text.slice(start, end);
  }

  /** Returns the decoded key; empty for an item of an array. */
  key({ keyStart, keyEnd }: JsonNode): string {
    return keyStart < 0 ? '' : decodeString(this.text.slice(keyStart, keyEnd));
  }

  /** Returns the children in a range of positions, and the number of all children. */
  children(container: JsonNode, from = 0, to = Infinity): JsonChildren {
    const name = `${container.start} ${from} ${to}`;
    const known = this.cache.get(name);
    if (known) return known;
    const nodes: JsonNode[] = [];
    let count = 0;
    this.walk(container, (start, end, keyStart, keyEnd) => {
      if (count >= from && count < to) nodes.push({ start, end, keyStart, keyEnd, index: count });
      count += 1;
      return true;
    });
    const children = { nodes, count };
    this.cache.set(name, children);
    return children;
  }

  /** Returns the child that contains a position of the text; null for a position between children. */
  childAt(container: JsonNode, position: number): JsonNode | null {
    let child: JsonNode | null = null;
    let index = 0;
    this.walk(container, (start, end, keyStart, keyEnd) => {
      if (position >= end) index += 1;
      else if (position >= (keyStart < 0 ? start : keyStart)) child = { start, end, keyStart, keyEnd, index };
      return position >= end;
    });
    return child;
  }

  /** Visits children until a visit returns false. */
  private walk(
    container: JsonNode,
    visit: (start: number, end: number, keyStart: number, keyEnd: number) => boolean,
  ): void {
    const { text } = this;
    const keyed = !this.isArray(container);
    let at = skip(text, container.start + 1, COMMA);
    while (at < container.end && !closesJson(text.charCodeAt(at))) {
      let keyStart = -1;
      let keyEnd = -1;
      if (keyed && text.charCodeAt(at) === QUOTE) {
        keyStart = at;
        keyEnd = jsonStringEnd(text, at);
        at = skip(text, keyEnd, COLON);
      }
      const start = at;
      // Moves on even where the text is not valid.
      at = Math.max(this.valueEnd(start), keyStart < 0 ? start + 1 : start);
      if (!visit(start, at, keyStart, keyEnd)) return;
      at = skip(text, at, COMMA);
    }
  }

  private valueEnd(start: number): number {
    const { text } = this;
    const code = text.charCodeAt(start);
    if (code === QUOTE) return jsonStringEnd(text, start);
    return opensJson(code) ? containerEnd(text, start) : jsonLiteralEnd(text, start);
  }
}

/**
 * Returns the document in a text if it is an array or an object with content, complete or `cut`, even after the header
 * of a Socket.IO packet. Null for any other text.
 */
export function jsonDocument(text: string, { cut = false } = {}): JsonDocument | null {
  if (text.length > DOCUMENT_MAX_CHARS) return null;
  const content = text.slice(contentStart(text));
  if (!/^[[{]\s*[^\s\]}]/.test(content) || !(cut || isJson(content))) return null;
  return new JsonDocument(decodeLetters(text));
}

function contentStart(text: string): number {
  return PACKET_HEADER.exec(text)?.[0].length ?? text.search(/\S/);
}

/** Decodes a JSON string. A string without an end stays as it is. */
export function decodeString(source: string): string {
  try {
    return String(JSON.parse(source));
  } catch {
    return source;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u([\da-f]{4})|[^])/gi;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}"\\]/u;

/** Decodes letters that the sender escaped, so that they can be read and found. Hidden characters stay escaped. */
function decodeLetters(text: string): string {
  if (!/\\[u/]/.test(text)) return text;
  return text.replace(ESCAPE, (escape, high?: string, low?: string, unit?: string) => {
    if (escape === '\\/') return '/';
    const codes = high && low ? [high, low] : unit ? [unit] : [];
    const letter = String.fromCharCode(...codes.map((code) => parseInt(code, 16)));
    return codes.length === 0 || HIDDEN.test(letter) ? escape : letter;
  });
}

function skip(text: string, at: number, separator: number): number {
  let next = at;
  for (let code = text.charCodeAt(next); code <= 32 || code === separator; code = text.charCodeAt(next)) next += 1;
  return next;
}

function containerEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = jsonStringEnd(text, at) - 1;
    else if (opensJson(code)) depth += 1;
    else if (closesJson(code)) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
