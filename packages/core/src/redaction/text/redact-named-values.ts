import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';

/**
 * An unquoted name and its colon, in a text or after an escaped line end. Excludes GraphQL types, choices, path segments
 * and parser messages.
 */
const NAME = /(?<![Uu]nexpected )(?:(?<![\w$?:./\\-])|(?<=\\[nrt]))([A-Za-z][\w-]{1,63}):([ \t]{0,20})/g;
const VALUE = /[^\s"'`,;{}()[\]<>\\\0]+/y;
const SCHEME_AND_VALUE = /(?:[A-Za-z]+ )?[^\s"'`,;{}()[\]<>\\\0]+/y;
const END = /[ \t]{0,20}(?:[,;})\]\r\n\\\0]|$)/y;
const LINE_END = /[ \t]{0,20}(?:[\r\n\0"']|\\{1,8}[nr"']|$)/y;
/** Event streams and printed requests begin with a mark. */
const LINE_START = /(?:^|[\r\n"']|\\[nr])(?:data:|[<>])?[ \t]{0,20}$/;
const ISSUED_MAX_CHARS = 200;
/** Text that looks like a password or a key, unlike a word of the surrounding sentence. */
const ISSUED = /^(?=.{6})(?:.*\d[a-z].*|.*[a-z]\d.*)$/i;
/** Words in messages about a secret, and types of secrets in code. */
const KEPT =
  /(?:^| )(?:true|false|null|undefined|none|yes|no|ok|required|optional|missing|invalid|expired|revoked|empty|wrong|incorrect|unknown|denied|failed|string|number|boolean|object|any|[*•]+)[!.]?$/i;

/**
 * Removes secrets that follow a name and a colon without quotes: `passcode:hunter2` on a separate line or in quotes, and in
 * program output also `login failed, password: hunter2`. A value of several words counts as prose.
 */
export function redactNamedValues(text: string, isLog: boolean, isSecret: IsSecret): string {
  let kept = '';
  let from = 0;
  let seen = 0;
  for (const { 0: whole, 1: name = '', 2: gap, index } of text.matchAll(NAME)) {
    if (index < seen || !(isSecret(name) || (isLog && isCodeInProse(text, index, name, isSecret)))) continue;
    const start = index + whole.length;
    const end = endOf(/authorization$/i.test(name) ? SCHEME_AND_VALUE : VALUE, text, start);
    if (end === undefined) continue;
    // Each value is visited once, so the time is proportional to the text.
    seen = end;
    const before = text.slice(Math.max(0, index - 24), index);
    const isLine = LINE_START.test(before) && endOf(LINE_END, text, end) !== undefined;
    const value = text.slice(start, end);
    const isWhole = ISSUED.test(value.slice(0, ISSUED_MAX_CHARS)) || endOf(END, text, end) !== undefined;
    const isPart = isLog && (gap !== '' || /[{,(]$/.test(before)) && isWhole;
    if ((!isLine && !isPart) || KEPT.test(value)) continue;
    kept += text.slice(from, start) + REDACTED;
    from = end;
  }
  return kept + text.slice(from);
}

/** Returns whether the preceding word identifies a code, as in `verification code: 123456`. */
function isCodeInProse(text: string, index: number, name: string, isSecret: IsSecret): boolean {
  if (!/^code$/i.test(name)) return false;
  const before = /([A-Za-z-]{2,24}) $/.exec(text.slice(Math.max(0, index - 25), index))?.[1];
  return before !== undefined && isSecret(`${before} code`);
}

/** Returns the end of a pattern's match at this position. */
function endOf(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
