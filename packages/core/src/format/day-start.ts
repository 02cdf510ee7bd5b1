import { MINUTE_MS } from '../time-units.js';

/**
 * Returns the time at which a day such as `2026-03-01` starts in a time zone, plus a number of days.
 *
 * @param timeZone IANA name; the zone of the machine by default
 */
export function dayStart(day: string, timeZone: string | undefined, plusDays = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const utcMs = Date.UTC(year, month - 1, date + plusDays);
  // The second step is for days on which the offset changes.
  const firstMs = utcMs - offsetMs(utcMs, timeZone);
  return new Date(utcMs - offsetMs(firstMs, timeZone));
}

/** Difference between the clock of a zone and UTC. */
function offsetMs(timeMs: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...(timeZone !== undefined && { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;
}
