import { describe, expect, it } from 'vitest';
import { parseMomentMs } from './parse-moment.js';

describe('parseMomentMs', () => {
  it.each([
    ['83', 83_000],
    ['83.5', 83_500],
    ['1:23', 83_000],
    ['1:23.25', 83_250],
    ['1:02:03', 3_723_000],
    ['61:05', 3_665_000],
    ['0', 0],
    [' 12 ', 12_000],
    ['-5', 0],
    ['-1:30', 0],
    ['100:00', 6_000_000],
    ['', null],
    [null, null],
    [undefined, null],
    ['1:', null],
    ['1m23s', null],
    ['1e3', null],
    ['Infinity', null],
    ['1:2:3:4', null],
  ])('reads %j as %s', (text, timeMs) => {
    expect(parseMomentMs(text)).toBe(timeMs);
  });
});
