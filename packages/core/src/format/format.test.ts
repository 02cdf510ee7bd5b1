import { describe, expect, it } from 'vitest';
import { de } from '../messages/de.js';
import { en } from '../messages/en.js';
import { formatBytes } from './bytes.js';
import { formatDate } from './date.js';
import { formatClock, formatDuration, formatLatency } from './duration.js';
import { fileSafeName } from './file-safe.js';
import { initials } from './initials.js';
import { relativeTime } from './relative-time.js';
import { formatSpokenTime } from './time-spoken.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('formatDuration', () => {
  it.each([
    [0, '0s'],
    [999, '0s'],
    [45 * SECOND, '45s'],
    [2 * MINUTE + 5 * SECOND, '2m 5s'],
    [HOUR, '1h'],
    [HOUR + 2 * MINUTE + 3 * SECOND, '1h 2m 3s'],
    [HOUR + 3 * SECOND, '1h 3s'],
    [-5, '0s'],
    [NaN, '0s'],
    [Infinity, '0s'],
  ])('writes %d ms as %s', (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });
});

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [75 * SECOND, '1:15'],
    [HOUR + 2 * MINUTE + 3 * SECOND, '1:02:03'],
    [NaN, '0:00'],
  ])('writes %d ms as %s', (timeMs, text) => {
    expect(formatClock(timeMs)).toBe(text);
  });
});

describe('formatLatency', () => {
  it.each([
    [0, '0 ms'],
    [85.4, '85 ms'],
    [999.4, '999 ms'],
    [999.6, '1.00 s'],
    [1_240, '1.24 s'],
    [59_994, '59.99 s'],
    [59_996, '1m'],
    [90 * SECOND, '1m 30s'],
  ])('writes %d ms as %s', (latencyMs, text) => {
    expect(formatLatency(latencyMs)).toBe(text);
  });

  it('writes other languages', () => {
    expect(formatLatency(1_240, 'de-DE')).toBe('1,24 s');
  });
});

describe('formatSpokenTime', () => {
  it.each([
    [0, '0 seconds'],
    [SECOND, '1 second'],
    [90 * SECOND, '1 minute 30 seconds'],
    [2 * HOUR + MINUTE, '2 hours 1 minute'],
  ])('writes %d ms as %s', (durationMs, text) => {
    expect(formatSpokenTime(durationMs, en.player)).toBe(text);
  });

  it('writes other languages', () => {
    expect(formatSpokenTime(90 * SECOND, de.player)).toBe('1 Minute 30 Sekunden');
  });
});

describe('formatDate', () => {
  it.each([
    ['2025-03-05T14:07:00Z', 'UTC', 'Mar 5, 2025, 2:07 PM'],
    ['2025-03-05T23:30:00Z', 'Europe/Berlin', 'Mar 6, 2025, 12:30 AM'],
    [Date.UTC(2025, 11, 31, 9, 5), 'UTC', 'Dec 31, 2025, 9:05 AM'],
    ['soon', 'UTC', ''],
    [NaN, 'UTC', ''],
  ])('writes %s in %s as %j', (date, timeZone, text) => {
    expect(formatDate(date, { timeZone })).toBe(text);
  });

  it('writes other languages', () => {
    expect(formatDate('2025-03-05T14:07:00Z', { locale: 'fr-FR', timeZone: 'UTC' })).toBe('5 mars 2025, 14:07');
  });
});

describe('relativeTime', () => {
  it.each([
    [-DAY, 'now', 0],
    [0, 'now', 0],
    [MINUTE - 1, 'now', 0],
    [MINUTE, 'm', 1],
    [HOUR - 1, 'm', 59],
    [HOUR, 'h', 1],
    [DAY - 1, 'h', 23],
    [DAY, 'd', 1],
    [7 * DAY - 1, 'd', 6],
    [7 * DAY, 'w', 1],
    [28 * DAY - 1, 'w', 3],
    [28 * DAY, 'mo', 1],
    [61 * DAY, 'mo', 2],
    [365 * DAY - 1, 'mo', 11],
    [365 * DAY, 'y', 1],
    [800 * DAY, 'y', 2],
    [NaN, 'now', 0],
  ])('writes %d ms ago as %s %i', (agoMs, unit, value) => {
    expect(relativeTime(1_700_000_000_000 - agoMs, 1_700_000_000_000)).toEqual({ unit, value });
  });
});

describe('initials', () => {
  it.each([
    ['Ann Bell', 'AB'],
    ['ann', 'A'],
    [' Ann  Maria Bell ', 'AM'],
    ['émile zola', 'ÉZ'],
    ['🚗 car', '🚗C'],
    ['', '?'],
    ['  ', '?'],
    [null, '?'],
    [undefined, '?'],
  ])('returns for %j: %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1_023, '1023 B'],
    [1_024, '1 KB'],
    [1_536, '1.5 KB'],
    [12 * 1_024, '12 KB'],
    [1_048_575, '1 MB'],
    [3.4 * 1_024 ** 2, '3.4 MB'],
    [5 * 1_024 ** 4, '5120 GB'],
    [-1, '0 B'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('writes other languages', () => {
    expect(formatBytes(1_536, 'de-DE')).toBe('1,5 KB');
  });
});

describe('fileSafeName', () => {
  it.each([
    ['Checkout fails', 'Checkout-fails'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\u0000b\nc', 'a-b-c'],
    ['Straße über v1.2', 'Straße-über-v1.2'],
    ['...', 'flow'],
    ['', 'flow'],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('turns %j into %s', (text, name) => {
    expect(fileSafeName(text)).toBe(name);
  });
});
