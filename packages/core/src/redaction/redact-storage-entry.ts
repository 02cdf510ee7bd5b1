import type { StorageData } from '../timeline/event-types.js';
import { isSecretEntry, redactStorageValue } from './redact-storage.js';
import { redactRecord } from './redact-name.js';
import { redactText } from './redact-text.js';
import { hidden, redactUnder, redactUnknown } from './redact-unknown.js';

const CIRCUMSTANCES = new Set('action area event operation origin type url'.split(' '));

/** A storage entry as it may be stored. What else a recorder says of it may be its value too, before or after a change. */
export function redactStorageEntry(data: StorageData): unknown {
  if (typeof data !== 'object' || data === null) return redactUnknown(data);
  const { key, ...rest } = data;
  const others = redactRecord({ ...rest }, (name, value) => redactBeside(key ?? '', name, value));
  return { ...others, ...(key !== undefined && { key: redactText(key) }) };
}

function redactBeside(key: string, name: string, value: unknown): unknown {
  if (CIRCUMSTANCES.has(name)) return redactUnder(name, value);
  if (typeof value === 'string') return redactStorageValue(key, value);
  return isSecretEntry(key) ? hidden(value) : redactUnder(name, value);
}
