/** The latest time that a JavaScript Date can hold. */
const MAX_DATE_MS = 8.64e15;
const ISO_DATE_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

/** Converts any JSON value to text: strings stay as they are, null becomes undefined. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string' || value === undefined || value === null) return value ?? undefined;
  try {
    return JSON.stringify(value);
  } catch {
    // A value may be nested too deeply for `JSON.stringify`.
    return undefined;
  }
}

/** Reads a finite number, or a string that contains one. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Parses an epoch or ISO 8601 time to epoch milliseconds. An ISO time without a zone counts as UTC, so that every machine
 * reads the same.
 */
export function asTimestamp(value: unknown): number | null {
  const timestamp = asNumber(value) ?? (typeof value === 'string' ? isoTimestamp(value.trim()) : undefined);
  return timestamp !== undefined && isDate(timestamp) ? timestamp : null;
}

/** Returns whether a Date can hold the number of milliseconds. */
export function isDate(timestamp: number): boolean {
  return timestamp >= -MAX_DATE_MS && timestamp <= MAX_DATE_MS;
}

function isoTimestamp(text: string): number | undefined {
  const match = ISO_DATE_TIME.exec(text);
  if (match === null) return undefined;
  const timestamp = Date.parse(match[3] === undefined ? `${text}Z` : text);
  return Number.isNaN(timestamp) ? undefined : timestamp;
}
