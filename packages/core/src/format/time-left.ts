import { type RelativeTime, relativeTime } from './relative-time.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.js';

const YEAR_MS = 365 * DAY_MS;

const UNIT_MS: Record<RelativeTime['unit'], number> = {
  now: 0,
  m: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  w: 7 * DAY_MS,
  mo: YEAR_MS / 12,
  y: YEAR_MS,
};

/**
 * Returns the remaining time in the steps of `relativeTime`, rounded to the nearest unit, so that a new one-year link
 * shows “in a year” for its first days.
 */
export function timeLeft(endMs: number, nowMs: number): RelativeTime {
  const { unit } = relativeTime(nowMs, endMs);
  return relativeTime(nowMs, endMs + UNIT_MS[unit] / 2);
}
