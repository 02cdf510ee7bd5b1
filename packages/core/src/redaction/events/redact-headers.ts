import { redactRecord } from '../names/redact-name.js';
import { redactText } from '../text/redact-text.js';
import { redactUrl } from '../redact-url.js';
import { REDACTED } from '../redacted.js';
import { isSecretHeader } from '../names/secret-names.js';

const URL_HEADERS = new Set(['location', 'content-location', 'referer', ':path']);

/** Redacts the headers of a request or response by name. The name of a secret header is kept, because it helps with debugging. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return redactRecord(headers, redactHeaderValue);
}

/** Redacts the value of one header. Includes websocket subprotocols, because browser scripts can send a token only there. */
export function redactHeaderValue(name: string, value: string): string {
  if (isSecretHeader(name)) return REDACTED;
  if (name.toLowerCase() === 'sec-websocket-protocol' && /bearer|token|auth/i.test(value)) return REDACTED;
  return URL_HEADERS.has(name.toLowerCase()) ? redactUrl(value) : redactText(value);
}
