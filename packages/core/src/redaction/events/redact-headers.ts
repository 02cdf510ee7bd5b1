import { redactRecord } from '../names/redact-name.js';
import { redactText } from '../text/redact-text.js';
import { redactUrl } from '../redact-url.js';
import { REDACTED } from '../redacted.js';
import { isSecretHeader } from '../names/secret-names.js';

const URL_HEADERS = new Set(['location', 'content-location', 'referer', ':path']);

/** Headers of a request or response, by name. The name of a secret header stays, since it helps to debug; its value goes. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return redactRecord(headers, redactHeaderValue);
}

/** The value of one header as it may be stored. A browser's script can send a token only as one of the subprotocols of a websocket. */
export function redactHeaderValue(name: string, value: string): string {
  if (isSecretHeader(name)) return REDACTED;
  if (name.toLowerCase() === 'sec-websocket-protocol' && /bearer|token|auth/i.test(value)) return REDACTED;
  return URL_HEADERS.has(name.toLowerCase()) ? redactUrl(value) : redactText(value);
}
