import { redactUrl } from '../redact-url.js';
import { REDACTED } from '../redacted.js';

const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** Replaces secrets in the id of an exchange by a hash that still pairs the request with its response. */
export function redactId(id: string): string {
  return redactUrl(id) === id ? id : `${REDACTED}-${shortHash(id)}`;
}

/** FNV-1a. Keeps ids distinct, and does not reveal a secret that cannot be guessed. */
function shortHash(text: string): string {
  let hash = HASH_START;
  for (const unit of text) hash = Math.imul(hash ^ unit.codePointAt(0)!, HASH_FACTOR);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
