import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.js';
import { DAY_MS, MINUTE_MS } from '../time-units.js';

describe('timeLeft', () => {
  it.each([
    [-DAY_MS, 'now', 0],
    [0, 'now', 0],
    [MINUTE_MS - 1, 'now', 0],
    [MINUTE_MS, 'm', 1],
    [89 * 1_000, 'm', 1],
    [90 * 1_000, 'm', 2],
    [59.6 * MINUTE_MS, 'h', 1],
    [23.6 * 60 * MINUTE_MS, 'd', 1],
    [6.6 * DAY_MS, 'w', 1],
    [100 * DAY_MS, 'mo', 3],
    [340 * DAY_MS, 'mo', 11],
    [365 * DAY_MS - 1, 'y', 1],
    [366 * DAY_MS, 'y', 1],
  ] as const)('returns for %i ms: %s %i', (leftMs, unit, value) => {
    expect(timeLeft(1_000_000 + leftMs, 1_000_000)).toEqual({ unit, value });
  });
});
