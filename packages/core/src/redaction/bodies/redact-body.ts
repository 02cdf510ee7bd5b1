import { readRecordedText, splitMark } from '../../recorded/body/recorded-text.js';
import { capText, cutMark } from './cap-text.js';
import { secretNamesOf } from '../names/exchange-names.js';
import type { IsSecret } from '../names/pair-names.js';
import { redactJsonText } from './redact-json-text.js';
import { redactMultipart } from './redact-multipart.js';
import { redactSourceText, redactText } from '../text/redact-text.js';
import { redactPairs } from '../redact-url.js';
import { redactXml } from './redact-xml.js';
import { REDACTED } from '../redacted.js';

/**
 * Maximum length that is scanned; the rest is dropped. It exceeds the cap, so that the scan sees the whole of a secret at
 * the cut.
 */
const SCANNED_MAX_CHARS = 1024 * 1024;
const SOURCE = /(?:java|ecma|type)script|css/;
/** Web pages have custom elements; XML documents have fields. */
const XML = /^\s*<(?!!doctype html|html)[?!\w]/i;
const MULTIPART = /^\s{0,8}--[^\r\n]{1,200}\r?\ncontent-disposition:/i;
/** `name=value` on each line, as in a form sent as plain text. */
const LINES = /^(?:[\w.[\]-]{1,200}=[^\r\n]*(?:\r?\n|$))+$/;
/** `name=value&…` as the whole text, without spaces. */
const FORM = /^(?![[{])[^\s=&"'<>{}]{1,200}=\S*$/;

/**
 * Removes secrets from the text of a request or response body and truncates it to `maxBytes`. The type may be empty or
 * imprecise.
 */
export function redactBody(contentType: string, body: string, maxBytes: number): string {
  const { text, fullBytes } = splitMark(body);
  const type = contentType.toLowerCase();
  const byForm = redactByForm(type, text.slice(0, SCANNED_MAX_CHARS));
  const redacted = SOURCE.test(type) ? redactSourceText(byForm) : redactText(byForm);
  const isWhole = fullBytes === undefined && text.length <= SCANNED_MAX_CHARS;
  return capText(isWhole ? redacted : redacted + cutMark(readRecordedText(body).fullBytes), maxBytes);
}

function redactByForm(contentType: string, text: string): string {
  const isSecret = secretNamesOf(text);
  if (contentType.includes('json')) return redactJsonText(text, isSecret);
  if (contentType.startsWith('application/x-www-form-urlencoded')) return redactPairs(text, isSecret);
  if (contentType.startsWith('multipart/')) return redactParts(text, isSecret);
  if (contentType.includes('html')) return text;
  return redactByLook(text, isSecret);
}

/** Scripts send JSON and forms as plain text, and recorders lose types. */
function redactByLook(text: string, isSecret: IsSecret): string {
  if (/^\s*[[{]/.test(text)) return redactJsonText(text, isSecret);
  if (MULTIPART.test(text)) return redactParts(text, isSecret);
  if (XML.test(text)) return redactXml(text, isSecret);
  if (FORM.test(text)) return redactPairs(text, isSecret);
  return LINES.test(text) ? text.replace(/^[^=\r\n]+=.+$/gm, (line) => redactLine(line, isSecret)) : text;
}

function redactParts(text: string, isSecret: IsSecret): string {
  return redactMultipart(text, isSecret, (content) => redactByLook(content, isSecret));
}

function redactLine(line: string, isSecret: IsSecret): string {
  const name = line.slice(0, line.indexOf('='));
  return isSecret(name) ? `${name}=${REDACTED}` : line;
}
