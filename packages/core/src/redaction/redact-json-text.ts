import { REDACTED } from './redacted.js';
import { isSecretKey } from './secret-names.js';

/** Strings (also one that the end of the text cuts), punctuation, and bare values. Matches without going back, so in linear time. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+/gs;
const NESTED_MAX_DEPTH = 3;
const KEPT_WORDS = new Set(['true', 'false', 'null', '""']);

/**
 * JSON text without the values of secret keys, at any depth. Works on the text and not on the parsed value, so that cut or invalid JSON
 * is redacted too and what stays is as it was written. JSON inside a string is redacted as JSON.
 */
export function redactJsonText(text: string, nesting = 0): string {
  /** How deep the brackets are open inside the value of a secret key; 0 outside of one. */
  let secretDepth = 0;
  let afterSecretKey = false;

  return text.replace(TOKEN, (token: string, at: number) => {
    if (token === '{' || token === '[') {
      if (afterSecretKey || secretDepth > 0) secretDepth += 1;
      afterSecretKey = false;
      return token;
    }
    if (token === '}' || token === ']') {
      secretDepth = Math.max(0, secretDepth - 1);
      return token;
    }
    if (token === ':') return token;
    if (token === ',') {
      afterSecretKey = false;
      return token;
    }
    if (isKey(text, at + token.length)) {
      afterSecretKey = isSecretKey(token.slice(1, -1));
      return token;
    }
    if ((afterSecretKey || secretDepth > 0) && !KEPT_WORDS.has(token)) return `"${REDACTED}"`;
    return redactNested(token, nesting);
  });
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
