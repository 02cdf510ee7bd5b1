import { REDACTED } from '../redacted.js';

const ENCODED = /%[0-9a-f]{2}|\+/i;
/** Values and names of queries, forms and paths. Visits each position once. */
const PART = /[^\s?&#=;"<>\\]+/g;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
const ASCII_ESCAPE = /%[2-7][0-9a-f]/gi;
/** Characters that change their meaning when they are decoded. */
const ALWAYS_ENCODED = '%+';

/** Removes secrets from percent-encoded parts of a text. Parts without secrets stay as written. */
export function redactPercentEncoded(text: string, redact: (decoded: string) => string): string {
  if (!ENCODED.test(text)) return text;
  return text.replace(PART, (part: string, at: number) => {
    // Only forms write a space as a plus.
    const isValue = at > 0 && '?&#=;'.includes(text[at - 1]!);
    const spaced = isValue ? part.replaceAll('+', ' ') : part;
    const decoded = spaced.includes('%') ? spaced.replace(ESCAPES, decode) : spaced;
    if (decoded === part) return part;
    const redacted = redact(decoded);
    if (redacted === decoded) return part;
    const pieces = redacted.split(REDACTED).map((piece) => encodeLike(part, piece));
    return pieces.join(REDACTED);
  });
}

/** Bytes that are not text stay encoded; the text around them is decoded. */
function decode(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes.replace(ASCII_ESCAPE, decodeURIComponent);
  }
}

/** Encodes a text, except for characters that the original part left unencoded. */
function encodeLike(part: string, text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(ASCII_ESCAPE, (escape) => {
    const sign = decodeURIComponent(escape);
    return part.includes(sign) && !ALWAYS_ENCODED.includes(sign) ? sign : escape;
  });
}
