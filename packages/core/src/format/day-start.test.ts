import { describe, expect, it } from 'vitest';
import { dayStart } from './day-start.js';

describe('dayStart', () => {
  it.each([
    ['2026-03-01', 'UTC', 0, '2026-03-01T00:00:00.000Z'],
    ['2026-03-01', 'Europe/Berlin', 0, '2026-02-28T23:00:00.000Z'],
    ['2026-03-01', 'America/Los_Angeles', 1, '2026-03-02T08:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', 1, '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', 'Asia/Kathmandu', 1, '2026-12-31T18:15:00.000Z'],
  ])('returns, for %s in %s plus %s days, %s', (day, timeZone, plusDays, expected) => {
    expect(dayStart(day, timeZone, plusDays).toISOString()).toBe(expected);
  });
});
