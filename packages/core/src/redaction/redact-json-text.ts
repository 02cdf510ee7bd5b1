import { isPairName, isPairValue, namesSecret, type IsSecret } from './names/pair-names.js';
import { REDACTED } from './redacted.js';

/** Strings (also one that the end of the text cuts), punctuation, and bare values. Matches without going back, so in linear time. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|[{}[\],:]|[^\s{}[\],:"]+/gs;
const NESTED_MAX_DEPTH = 3;
const REDACTED_STRING = `"${REDACTED}"`;
const KEPT_WORDS = new Set(['true', 'false', 'null', '""']);

/** A JSON object, or a list, whose end is not reached yet. */
interface Open {
  /** Whether it is a pair such as `{"name": "pin", "value": 1}` with the name of a secret. */
  isSecretPair: boolean;
  /** Where the values of such a pair stand, as long as its name may follow. */
  valuesAt: number[];
  /** The list of a pair around, when this is its value. */
  valuesAround: number[] | undefined;
  /** The key whose value comes next. */
  key: string;
}

/**
 * JSON text without the values of secret keys, at any depth. Works on the text and not on the parsed value, so that cut or invalid JSON
 * is redacted too and what stays is as it was written. JSON inside a string is redacted as JSON.
 */
export function redactJsonText(text: string, isSecret: IsSecret, nesting = 0): string {
  const pieces: string[] = [];
  const opened = [newlyOpened(undefined)];
  /** How deep the brackets are open inside the value of a secret key; 0 outside of one. */
  let secretDepth = 0;
  let afterSecretKey = false;
  let end = 0;

  function redactToken(token: string, tokenEnd: number): string {
    const around = opened.at(-1)!;
    if (token === '{' || token === '[') {
      if (afterSecretKey || secretDepth > 0) secretDepth += 1;
      afterSecretKey = false;
      opened.push(newlyOpened(isPairValue(around.key) ? around.valuesAt : around.valuesAround));
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
      afterSecretKey = isSecret(around.key) || (around.isSecretPair && isPairValue(around.key));
      return token;
    }
    if (KEPT_WORDS.has(token)) return token;
    if (afterSecretKey || secretDepth > 0) return REDACTED_STRING;
    if (isPairValue(around.key)) around.valuesAt.push(pieces.length);
    around.valuesAround?.push(pieces.length);
    if (token[0] === '"' && isPairName(around.key) && namesSecret(around.key, token.slice(1, -1), isSecret)) {
      around.isSecretPair = true;
      for (const at of around.valuesAt.splice(0)) pieces[at] = REDACTED_STRING;
    }
    return redactNested(token, isSecret, nesting);
  }

  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    pieces.push(text.slice(end, index));
    end = index + token.length;
    pieces.push(redactToken(token, end));
  }
  return pieces.join('') + text.slice(end);
}

function newlyOpened(valuesAround: number[] | undefined): Open {
  return { isSecretPair: false, valuesAt: [], valuesAround, key: '' };
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
