import { BODY_MAX_BYTES, capText } from './cap-text.js';
import { redactJsonText } from './redact-json-text.js';
import { redactMultipart } from './redact-multipart.js';
import { redactText } from './redact-text.js';
import { redactPairs } from './redact-url.js';
import { isSecretKey } from './secret-names.js';

/** What is looked at at all; behind it nothing is kept. Longer than the cap, so that a secret on the edge is seen whole. */
const LOOKED_AT_MAX_CHARS = 1024 * 1024;

/** The text of a request or response body without secrets, at most 128 KiB of it. */
export function redactBody(contentType: string, text: string): string {
  const redacted = redactText(redactByForm(contentType.toLowerCase(), text.slice(0, LOOKED_AT_MAX_CHARS)));
  return capText(redacted, BODY_MAX_BYTES);
}

/** A text whose form nobody told: JSON when it looks like it. */
export function redactUntypedBody(text: string): string {
  return redactBody(/^\s*[[{]/.test(text) ? 'application/json' : '', text);
}

function redactByForm(contentType: string, text: string): string {
  if (contentType.includes('json')) return redactJsonText(text);
  if (contentType.startsWith('application/x-www-form-urlencoded')) return redactPairs(text, isSecretKey);
  if (contentType.startsWith('multipart/')) return redactMultipart(text);
  return text;
}
