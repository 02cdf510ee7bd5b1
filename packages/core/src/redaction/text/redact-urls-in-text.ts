import { mayHaveSecretParameter, redactUrlParameters } from '../redact-url.js';

/** Characters that JSON encoders escape needlessly: PHP `/`, Go `&`, Gson `=`. Excludes characters that end a URL. */
const ESCAPED = String.raw`\\{1,8}(?:/|u00(?!2[027]|3[ce]|5c)[2-7][0-9a-f])`;
const ESCAPED_SIGN = new RegExp(ESCAPED, 'gi');
const SLASH = String.raw`\\{0,8}/`;
/**
 * A URL with a web scheme, or a relative one at the start of a text, a quotation or a word. Parameters are checked later,
 * so that each position is visited once.
 */
const URL_IN_TEXT = new RegExp(
  String.raw`(?:(?:https?|wss?):${SLASH}${SLASH}|(?<=^|["'])[\w.?#%-]|(?<=^|["'\s(=]|\\[nrt])\.{0,2}${SLASH})` +
    String.raw`(?:[^\s"'<>\\]|${ESCAPED})*`,
  'gi',
);

/** Removes secret parameters from the URLs in a text, including URLs whose characters are escaped in JSON. */
export function redactUrlsInText(text: string): string {
  return mayHaveSecretParameter(text) ? text.replace(URL_IN_TEXT, redactWritten) : text;
}

function redactWritten(written: string): string {
  if (!/[=\\]/.test(written)) return written;
  const url = written.replace(ESCAPED_SIGN, unescaped);
  const redacted = redactUrlParameters(url);
  return redacted === url ? written : redacted;
}

function unescaped(sign: string): string {
  return sign.endsWith('/') ? '/' : String.fromCharCode(parseInt(sign.slice(-2), 16));
}
