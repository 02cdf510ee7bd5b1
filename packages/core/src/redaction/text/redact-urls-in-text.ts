import { mayHaveSecretParameter, redactUrlParameters } from '../redact-url.js';

/** Escapes that JSON encoders write needlessly: PHP `/`, Go `&`, Gson `=`. Characters that end a URL are excluded. */
const ESCAPED = String.raw`\\{1,8}(?:/|u00(?!2[027]|3[ce]|5c)[2-7][0-9a-f])`;
const ESCAPED_SIGN = new RegExp(ESCAPED, 'gi');
const SLASH = String.raw`\\{0,8}/`;
/**
 * With a scheme of the web; or relative, where a text, a quotation or a word begins. Whether it has parameters is seen later, so that no
 * place is looked at twice.
 */
const URL_IN_TEXT = new RegExp(
  String.raw`(?:(?:https?|wss?):${SLASH}${SLASH}|(?<=^|["'])[\w.?#%-]|(?<=^|["'\s(=]|\\[nrt])\.{0,2}${SLASH})` +
    String.raw`(?:[^\s"'<>\\]|${ESCAPED})*`,
  'gi',
);

/** Removes secret parameters of the URLs in a text, also where JSON escapes their signs. */
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
