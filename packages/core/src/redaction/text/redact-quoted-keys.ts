import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';

/**
 * A quoted key and its colon. In a JSON string, its quotes are escaped once, or more often in nested strings. Also an
 * unquoted key, as in console output and GraphQL arguments; its value then shows how quotes are escaped.
 */
const KEY =
  /(?:(?<!\\)(\\{0,63})(["'])([^"'\\\n]{1,200})\1\2|(?<![Uu]nexpected )(?:(?<![\w$?./\\-])|(?<=\\[nrt]))([A-Za-z][\w-]{1,63}))\s{0,20}:\s{0,20}/g;
const OPENING = /(\\{0,63})["'](?![\s"',:;)\]}+\\]|$)/y;
/** Value of an unquoted key: as long as a code, and not a line number in a file. */
const BARE_NUMBER = /\d{3,40}(?![\w:.])/y;
const NUMBER = /-?\d[\d.eE+-]{0,40}/y;

interface Value {
  quote: string;
  end: number;
}

/**
 * Removes strings and numbers after secret keys in JSON or a similar notation anywhere in a text: in a log line, after
 * a message prefix, inside a JSON string, complete or truncated. Visits each position once.
 */
export function redactQuotedKeys(text: string, isSecret: IsSecret): string {
  let kept = '';
  let from = 0;
  for (const match of text.matchAll(KEY)) {
    const [whole, escapes = '', mark = '', quotedKey, bareKey = ''] = match;
    if (match.index < from || !isSecret(quotedKey ?? bareKey)) continue;
    const start = match.index + whole.length;
    const value = quotedKey
      ? (stringAt(text, start, escapes) ?? numberAt(NUMBER, text, start, escapes + mark))
      : (stringBehindBareKey(text, start) ?? numberAt(BARE_NUMBER, text, start, ''));
    if (value === null) continue;
    kept += text.slice(from, start) + value.quote + REDACTED + value.quote;
    from = value.end;
  }
  return kept + text.slice(from);
}

/**
 * Returns the string that begins here, up to its closing quote or, if truncated, the end of the text. Null if it is missing
 * or empty.
 */
function stringAt(text: string, start: number, escapes: string): Value | null {
  const quote = [`${escapes}"`, `${escapes}'`].find((one) => text.startsWith(one, start));
  if (quote === undefined) return null;
  const mark = quote.slice(-1);
  const first = start + quote.length;
  for (let at = text.indexOf(mark, first); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (!closes(backslashesBefore(text, at, first), escapes.length)) continue;
    return at - escapes.length === first ? null : { quote, end: at + 1 };
  }
  return { quote, end: text.length };
}

/**
 * A quote closes a string when its remaining backslashes, after escaped pairs are removed, match those of the opening
 * quote.
 */
function closes(backslashes: number, escapes: number): boolean {
  return backslashes % (2 * (escapes + 1)) === escapes;
}

/** Returns the number of backslashes right before a position, not counting any before `from`. */
export function backslashesBefore(text: string, end: number, from: number): number {
  let at = end;
  while (at > from && text[at - 1] === '\\') at -= 1;
  return end - at;
}

/** Also null if the quote only closes a text such as "Password:". */
function stringBehindBareKey(text: string, start: number): Value | null {
  OPENING.lastIndex = start;
  const escapes = OPENING.exec(text)?.[1];
  return escapes === undefined ? null : stringAt(text, start, escapes);
}

function numberAt(number: RegExp, text: string, start: number, quote: string): Value | null {
  number.lastIndex = start;
  return number.test(text) ? { quote, end: number.lastIndex } : null;
}
