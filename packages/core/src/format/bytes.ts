import { formatDecimal } from './decimal.js';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats a size in steps of 1024, e.g. `512 B`, `1.5 KB`, `12 MB`, in the reader's number format. */
export function formatBytes(bytes: number, locale = 'en-US'): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (unit < UNITS.length - 1 && rounded(value) >= 1_024) {
    value /= 1_024;
    unit += 1;
  }
  return `${formatDecimal(rounded(value), locale, { min: 0, max: 1 })} ${UNITS[unit]}`;
}

/** One decimal place below ten, none from ten on. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
