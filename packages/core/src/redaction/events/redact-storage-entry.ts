import { isSecretEntry, redactStorageValue } from './redact-storage.js';
import { redactRecord } from '../names/redact-name.js';
import { redactText } from '../text/redact-text.js';
import { hidden, redactUnder, redactUnknown } from '../bodies/redact-unknown.js';

const CIRCUMSTANCES = new Set(
  'action area event operation origin relative_time_ms storageArea storageType storage_area storage_type timestamp type url'.split(
    ' ',
  ),
);

/**
 * Redacts a storage entry. Other texts about the entry may be its value before or after a change, so they are redacted as
 * well.
 */
export function redactStorageEntry({ key, ...rest }: Readonly<Record<string, unknown>>): unknown {
  const others = redactRecord(rest, (name, value) => redactBeside(typeof key === 'string' ? key : '', name, value));
  return {
    ...others,
    ...(key !== undefined && { key: typeof key === 'string' ? redactText(key) : redactUnknown(key) }),
  };
}

/** Returns the fields next to the key of a storage entry in redacted form. */
export function redactBeside(key: string, name: string, value: unknown): unknown {
  if (CIRCUMSTANCES.has(name)) return redactUnder(name, value);
  if (typeof value === 'string') return redactStorageValue(key, value);
  return isSecretEntry(key) ? hidden(value) : redactUnder(name, value);
}
