import { quotedLiteral } from './hidden-characters.js';
import { jsonLiteralEnd, jsonStringEnd } from './json-tokens.js';

/** Larger texts would block the page for too long, and stay as they were recorded. */
const PRETTY_MAX_CHARS = 1_000_000;
/** Deep nesting turns a short text into a very long one. */
const PRETTIED_MAX_CHARS = 4 * PRETTY_MAX_CHARS;

/**
 * Indents JSON; returns null for any other text. Numbers, repeated keys and their order stay as recorded, unlike with
 * parsing and stringifying. Accepts incomplete JSON if it is known to be `cut`.
 */
export function prettyJson(text: string, { cut = false } = {}): string | null {
  if (text.length > PRETTY_MAX_CHARS || !/^\s*[[{]/.test(text) || !(cut || isJson(text))) return null;
  let pretty = '';
  let depth = 0;
  let opened = false;
  const lines: string[] = [];
  const newLine = () => (lines[depth] ??= `\n${'  '.repeat(depth)}`);

  for (let at = nextToken(text, 0); at < text.length; at = nextToken(text, at)) {
    const token = text.slice(at, tokenEnd(text, at));
    at += token.length;
    if (token === '}' || token === ']') {
      depth = Math.max(0, depth - 1);
      pretty += opened ? token : newLine() + token;
      opened = false;
    } else if (token === ',') pretty += token + newLine();
    else if (token === ':') pretty += ': ';
    else {
      if (opened) pretty += newLine();
      opened = token === '{' || token === '[';
      if (opened) depth += 1;
      pretty += readable(token);
    }
    if (pretty.length > PRETTIED_MAX_CHARS) return null;
  }
  return pretty;
}

function nextToken(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 32) at += 1;
  return at;
}

function tokenEnd(text: string, at: number): number {
  if (text[at] === '"') return jsonStringEnd(text, at);
  return Math.max(at + 1, jsonLiteralEnd(text, at));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Decodes letters that the sender escaped. A string without an end stays as it is. */
function readable(token: string): string {
  if (!token.startsWith('"') || !/\\[u/]/.test(token)) return token;
  try {
    return quotedLiteral(JSON.parse(token) as string);
  } catch {
    return token;
  }
}
