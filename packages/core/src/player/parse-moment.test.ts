import { describe, expect, it } from 'vitest';
import { parseMoment } from './parse-moment.js';

describe('parseMoment', () => {
  it.each([
    ['83', 83],
    ['83.5', 83.5],
    ['1:23', 83],
    ['1:23.25', 83.25],
    ['1:02:03', 3_723],
    ['61:05', 3_665],
    ['0', 0],
    [' 12 ', 12],
    ['-5', 0],
    ['-1:30', 0],
    ['100:00', 6_000],
    ['', null],
    ['1:', null],
    ['1m23s', null],
    ['1e3', null],
    ['Infinity', null],
    ['1:2:3:4', null],
  ])('reads %j as %s', (text, seconds) => {
    expect(parseMoment(text)).toBe(seconds);
  });
});
