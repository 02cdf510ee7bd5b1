import { MASKED_VALUE, REDACTED } from './redacted.js';

/** Returns the number of redacted values in all fields of a recorded value. */
export function countRedacted(value: unknown): number {
  if (typeof value === 'string') return value.split(REDACTED).length + value.split(MASKED_VALUE).length - 2;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countRedacted(inner), 0);
}
