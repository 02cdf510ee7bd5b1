import { describe, expect, it } from 'vitest';
import { formatOffset } from './format-offset.js';

describe('formatOffset', () => {
  it.each([
    [0, '0:00.0'],
    [99, '0:00.0'],
    [12_345, '0:12.3'],
    [59_999, '0:59.9'],
    [3_723_400, '1:02:03.4'],
  ])('writes %i ms as %s', (timeMs, text) => {
    expect(formatOffset(timeMs)).toBe(text);
  });
});
