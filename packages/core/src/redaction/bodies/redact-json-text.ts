import { isPairName, isPairValue, namesSecret, type IsSecret } from '../names/pair-names.js';
import { backslashesBefore } from '../text/redact-quoted-keys.js';
import { REDACTED } from '../redacted.js';

const PUNCTUATION = '{}[],:';
/** A number or a word, complete or truncated. */
const BARE = /[^\s{}[\],:"]+/y;
const NESTED_MAX_DEPTH = 3;
const REDACTED_STRING = `"${REDACTED}"`;
const KEPT_WORDS = new Set(['true', 'false', 'null', '""']);

/** A position in the text. */
interface Token {
  start: number;
  end: number;
}

/** A JSON object or array whose end is not reached yet. */
interface Open {
  /** True for a pair such as `{"name": "pin", "value": 1}` with the name of a secret. */
  isSecretPair: boolean;
  /** Values of such a pair, as long as its name may follow. */
  values: Token[];
  /** Values of the enclosing pair, if this is one of them. */
  valuesAround: Token[] | undefined;
  /** Key of the next value. */
  key: string;
}

/**
 * Removes the values of secret keys from JSON text, at any depth. Works on the text instead of the parsed value, so that it
 * also redacts truncated or invalid JSON and keeps everything else as written. JSON inside a string is redacted as JSON.
 * Visits each position once.
 */
export function redactJsonText(text: string, isSecret: IsSecret, nesting = 0): string {
  const replaced = new Map<Token, string>();
  const opened = [newlyOpened(undefined)];
  /** Depth of open brackets inside the value of a secret key; 0 outside of one. */
  let secretDepth = 0;
  let afterSecretKey = false;

  function read(start: number, end: number) {
    const around = opened.at(-1)!;
    switch (text[start]) {
      case '{':
      case '[':
        if (afterSecretKey || secretDepth > 0) secretDepth += 1;
        afterSecretKey = false;
        opened.push(newlyOpened(isPairValue(around.key) ? around.values : around.valuesAround));
        break;
      case '}':
      case ']':
        secretDepth = Math.max(0, secretDepth - 1);
        if (opened.length > 1) opened.pop();
        break;
      case ':':
        break;
      case ',':
        afterSecretKey = false;
        around.key = '';
        break;
      default:
        if (isKey(text, end)) readKey(around, text.slice(start + 1, end - 1));
        else readValue(around, { start, end });
    }
  }

  function readKey(around: Open, key: string) {
    around.key = key;
    afterSecretKey = isSecret(key) || (around.isSecretPair && isPairValue(key));
  }

  function readValue(around: Open, token: Token) {
    const written = text.slice(token.start, token.end);
    if (KEPT_WORDS.has(written)) return;
    if (afterSecretKey || secretDepth > 0) {
      replaced.set(token, REDACTED_STRING);
      return;
    }
    const nested = redactNested(written, isSecret, nesting);
    if (nested !== written) replaced.set(token, nested);
    if (isPairValue(around.key)) around.values.push(token);
    around.valuesAround?.push(token);
    if (written[0] === '"' && isPairName(around.key) && namesSecret(around.key, written.slice(1, -1), isSecret)) {
      around.isSecretPair = true;
      for (const value of around.values.splice(0)) replaced.set(value, REDACTED_STRING);
    }
  }

  for (let at = 0; at < text.length;) {
    const end = tokenEnd(text, at);
    if (end > at) read(at, end);
    at = Math.max(end, at + 1);
  }
  return replaceTokens(text, replaced);
}

function newlyOpened(valuesAround: Token[] | undefined): Open {
  return { isSecretPair: false, values: [], valuesAround, key: '' };
}

/** Returns the end of the token that begins here; in white space, the current position. */
function tokenEnd(text: string, start: number): number {
  const first = text[start]!;
  if (first === '"') return stringEnd(text, start + 1);
  if (PUNCTUATION.includes(first)) return start + 1;
  BARE.lastIndex = start;
  return BARE.test(text) ? BARE.lastIndex : start;
}

/** Returns the end of the string whose content begins here. The string may be truncated. */
function stringEnd(text: string, first: number): number {
  let at = text.indexOf('"', first);
  while (at >= 0 && backslashesBefore(text, at, first) % 2 === 1) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at + 1;
}

function replaceTokens(text: string, replaced: ReadonlyMap<Token, string>): string {
  let kept = '';
  let from = 0;
  // The value of a pair may precede its name.
  for (const [{ start, end }, written] of [...replaced].sort(([one], [other]) => one.start - other.start)) {
    kept += text.slice(from, start) + written;
    from = end;
  }
  return kept + text.slice(from);
}

function isKey(text: string, end: number): boolean {
  if (text[end - 1] !== '"') return false;
  let at = end;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at += 1;
  return text[at] === ':';
}

function redactNested(token: string, isSecret: IsSecret, nesting: number): string {
  if (nesting >= NESTED_MAX_DEPTH || !/^"\s*[[{]/.test(token)) return token;
  try {
    const inner = JSON.parse(token) as string;
    const redacted = redactJsonText(inner, isSecret, nesting + 1);
    return redacted === inner ? token : JSON.stringify(redacted);
  } catch {
    return token;
  }
}
