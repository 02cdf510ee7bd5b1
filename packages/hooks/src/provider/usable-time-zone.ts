import { warnOnce } from './warn-once.js';

/** A time zone that `Intl` accepts. An invalid one would break every date and becomes undefined, the viewer's own. */
export function usableTimeZone(timeZone: string | undefined): string | undefined {
  // The first of these takes a slow machine 12 ms, at the start of every page.
  if (timeZone === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    warnOnce(`timeZone="${timeZone}" is no IANA time zone, such as "Europe/Berlin".`);
    return undefined;
  }
}
