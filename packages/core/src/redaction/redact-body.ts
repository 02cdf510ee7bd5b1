import { readRecordedText } from '../timeline/recorded-text.js';
import { capText, cutMark } from './cap-text.js';
import { redactJsonText } from './redact-json-text.js';
import { redactMultipart } from './redact-multipart.js';
import { redactText } from './redact-text.js';
import { redactPairs } from './redact-url.js';
import { isSecretKey } from './secret-names.js';

/** What is looked at at all; behind it nothing is kept. Longer than the cap, so that a secret on the edge is seen whole. */
const LOOKED_AT_MAX_CHARS = 1024 * 1024;
/** `name=value&…`, whole, without a blank. */
const FORM = /^[^\s=&"'<>{}[\]]{1,200}=\S*$/;

/** The text of a request or response body without secrets, at most so many bytes of it. The type may be empty, or say too little. */
export function redactBody(contentType: string, body: string, maxBytes: number): string {
  const { text, fullBytes, cut } = readRecordedText(body);
  const redacted = redactText(redactByForm(contentType.toLowerCase(), text.slice(0, LOOKED_AT_MAX_CHARS)));
  const isWhole = !cut && text.length <= LOOKED_AT_MAX_CHARS;
  return capText(isWhole ? redacted : redacted + cutMark(fullBytes), maxBytes);
}

function redactByForm(contentType: string, text: string): string {
  if (contentType.includes('json')) return redactJsonText(text);
  if (contentType.startsWith('application/x-www-form-urlencoded')) return redactPairs(text, isSecretKey);
  if (contentType.startsWith('multipart/')) return redactMultipart(text, redactByLook);
  return redactByLook(text);
}

/** Scripts send JSON and forms as plain text, and recorders lose types. */
function redactByLook(text: string): string {
  if (/^\s*[[{]/.test(text)) return redactJsonText(text);
  return FORM.test(text) ? redactPairs(text, isSecretKey) : text;
}
