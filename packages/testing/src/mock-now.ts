import { DAY_MS } from '@flowlens/core/internal';

/** Current time of mock pages, two days after the flow of `aFlow` was recorded. */
export const MOCK_NOW_MS = Date.parse('2026-03-04T12:00:00.000Z');

/** Returns that time plus a number of days, in the API's format. */
export function mockTime(daysLater = 0): string {
  return new Date(MOCK_NOW_MS + daysLater * DAY_MS).toISOString();
}
