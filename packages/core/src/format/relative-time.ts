import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.js';

const WEEK_MS = 7 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;
const MONTH_MS = YEAR_MS / 12;

export type RelativeTime = { unit: 'now'; value: 0 } | { unit: 'm' | 'h' | 'd' | 'w' | 'mo' | 'y'; value: number };

/**
 * Returns the age of something in steps: now under 60 s, then minutes, hours, days under 7, weeks under 4, months, years.
 * A time in the future counts as now, because clocks differ. `messages.common.relativeTime` formats it.
 */
export function relativeTime(thenMs: number, nowMs: number): RelativeTime {
  const agoMs = nowMs - thenMs;
  if (!(agoMs >= MINUTE_MS)) return { unit: 'now', value: 0 };
  if (agoMs < HOUR_MS) return { unit: 'm', value: Math.floor(agoMs / MINUTE_MS) };
  if (agoMs < DAY_MS) return { unit: 'h', value: Math.floor(agoMs / HOUR_MS) };
  if (agoMs < WEEK_MS) return { unit: 'd', value: Math.floor(agoMs / DAY_MS) };
  if (agoMs < 4 * WEEK_MS) return { unit: 'w', value: Math.floor(agoMs / WEEK_MS) };
  // Four weeks are less than a month. From then on the result is at least one month.
  if (agoMs < YEAR_MS) return { unit: 'mo', value: Math.max(1, Math.floor(agoMs / MONTH_MS)) };
  return { unit: 'y', value: Math.floor(agoMs / YEAR_MS) };
}
