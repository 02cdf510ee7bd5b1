import { describe, expect, it } from 'vitest';
import { formatOffset } from './format-offset.js';

describe('formatOffset', () => {
  it.each([
    [0, '0:00.000'],
    [99, '0:00.099'],
    [12_345.6, '0:12.345'],
    [59_999, '0:59.999'],
    [3_723_400, '1:02:03.400'],
  ])('writes %f ms as %s', (timeMs, text) => {
    expect(formatOffset(timeMs)).toBe(text);
  });
});
