import { STORAGE_VALUE_MAX_BYTES } from '../bodies/cap-text.js';
import { redactBody } from '../bodies/redact-body.js';
import { REDACTED } from '../redacted.js';
import { isAuthStorageKey, isSecretKey } from '../names/secret-names.js';

/** Redacts the value of a local or session storage entry and truncates it to 4 KiB. */
export function redactStorageValue(key: string, value: string): string {
  return isSecretEntry(key) ? REDACTED : redactBody('', value, STORAGE_VALUE_MAX_BYTES);
}

/** Returns whether the complete value of an entry is a secret. */
export function isSecretEntry(key: string): boolean {
  return isSecretKey(key) || isAuthStorageKey(key);
}
