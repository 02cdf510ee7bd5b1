import { describe, expect, it } from 'vitest';
import { writeTimes } from './timeline-times.js';

const event = { timeMs: 65_042, timestamp: Date.parse('2026-03-02T09:14:06.042Z') };

describe('writeTimes', () => {
  it('writes the time since the start of the recording', () => {
    expect(writeTimes('recording', 'en-US', 'UTC')(event)).toBe('1:05.042');
  });

  it.each([
    ['en-US', 'UTC', '09:14:06.042'],
    ['en-US', 'America/New_York', '04:14:06.042'],
    ['de-DE', 'Europe/Berlin', '10:14:06,042'],
  ])('writes the time of day for %s in %s', (locale, timeZone, text) => {
    expect(writeTimes('clock', locale, timeZone)(event)).toBe(text);
  });

  it.each([null, 1e300, Number.NaN])('writes a dash for the time of day %s', (timestamp) => {
    expect(writeTimes('clock', 'en-US', 'UTC')({ timeMs: 0, timestamp })).toBe('–');
  });
});
