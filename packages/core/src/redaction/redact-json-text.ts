import { REDACTED } from './redacted.js';
import { isSecretKey } from './secret-names.js';

/** Strings (also one that the end of the text cuts), punctuation, and bare values. Matches without going back, so in linear time. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+/gs;
const NESTED_MAX_DEPTH = 3;
const REDACTED_STRING = `"${REDACTED}"`;
const KEPT_WORDS = new Set(['true', 'false', 'null', '""']);

/** A JSON object, or a list, whose end is not reached yet. */
interface Open {
  /** Of a pair such as `{"name": "pin", "value": 1}`: whether its name is a secret's, and where its value stands. */
  isSecretPair: boolean;
  valueAt: number | null;
  /** The key whose value comes next. */
  key: string;
}

/**
 * JSON text without the values of secret keys, at any depth. Works on the text and not on the parsed value, so that cut or invalid JSON
 * is redacted too and what stays is as it was written. JSON inside a string is redacted as JSON.
 */
export function redactJsonText(text: string, nesting = 0): string {
  const pieces: string[] = [];
  const opened = [newlyOpened()];
  /** How deep the brackets are open inside the value of a secret key; 0 outside of one. */
  let secretDepth = 0;
  let afterSecretKey = false;
  let end = 0;

  function redactToken(token: string, tokenEnd: number): string {
    const around = opened.at(-1)!;
    if (token === '{' || token === '[') {
      if (afterSecretKey || secretDepth > 0) secretDepth += 1;
      afterSecretKey = false;
      opened.push(newlyOpened());
      return token;
    }
    if (token === '}' || token === ']') {
      secretDepth = Math.max(0, secretDepth - 1);
      if (opened.length > 1) opened.pop();
      return token;
    }
    if (token === ':') return token;
    if (token === ',') {
      afterSecretKey = false;
      around.key = '';
      return token;
    }
    if (isKey(text, tokenEnd)) {
      around.key = token.slice(1, -1);
      afterSecretKey = isSecretKey(around.key) || (around.isSecretPair && around.key === 'value');
      return token;
    }
    if ((afterSecretKey || secretDepth > 0) && !KEPT_WORDS.has(token)) return REDACTED_STRING;
    if (around.key === 'value' && !KEPT_WORDS.has(token)) around.valueAt = pieces.length;
    if ((around.key === 'name' || around.key === 'key') && token[0] === '"' && isSecretKey(token.slice(1, -1))) {
      around.isSecretPair = true;
      if (around.valueAt !== null) pieces[around.valueAt] = REDACTED_STRING;
    }
    return redactNested(token, nesting);
  }

  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    pieces.push(text.slice(end, index));
    end = index + token.length;
    pieces.push(redactToken(token, end));
  }
  return pieces.join('') + text.slice(end);
}

function newlyOpened(): Open {
  return { isSecretPair: false, valueAt: null, key: '' };
}

function isKey(text: string, end: number): boolean {
  if (text[end - 1] !== '"') return false;
  let at = end;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at += 1;
  return text[at] === ':';
}

function redactNested(token: string, nesting: number): string {
  if (nesting >= NESTED_MAX_DEPTH || !/^"\s*[[{]/.test(token)) return token;
  try {
    const inner = JSON.parse(token) as string;
    const redacted = redactJsonText(inner, nesting + 1);
    return redacted === inner ? token : JSON.stringify(redacted);
  } catch {
    return token;
  }
}
