import { DAY_MS } from '@flowlens/core/internal';

/** The time at which mock pages are looked at, two days after the flow of `aFlow` was recorded. */
export const MOCK_NOW_MS = Date.parse('2026-03-04T12:00:00.000Z');

/** That time, so many days later, as the API writes it. */
export function mockTime(daysLater = 0): string {
  return new Date(MOCK_NOW_MS + daysLater * DAY_MS).toISOString();
}
