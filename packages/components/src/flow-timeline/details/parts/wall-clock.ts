import type { DateFormat } from '@flowlens/core/format';

/** Limit of a Date; a file may hold any number. */
const MAX_DATE_MS = 8.64e15;

/** A moment to the thousandth of a second, e.g. `Mar 2, 2026, 9:14:10.100 AM`. Empty for an invalid date. */
export function formatWallClock(timestamp: number, { locale, timeZone }: DateFormat): string {
  if (!(Math.abs(timestamp) <= MAX_DATE_MS)) return '';
  const text = new Date(timestamp).toLocaleString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    timeZone,
  });
  return text.replaceAll('\u202f', ' ');
}
