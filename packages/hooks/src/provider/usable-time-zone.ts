import { warnOnce } from './warn-once.js';

/**
 * Returns a time zone that `Intl` accepts. An invalid one would break every date, so it becomes undefined, which means the
 * viewer's own.
 */
export function usableTimeZone(timeZone: string | undefined): string | undefined {
  // Creating the first format takes 12 ms on a slow machine, at the start of every page.
  if (timeZone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    warnOnce(`timeZone="${timeZone}" is not an IANA time zone, such as "Europe/Berlin".`);
    return undefined;
  }
}
