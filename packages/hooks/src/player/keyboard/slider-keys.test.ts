import { describe, expect, it } from 'vitest';
import { sliderKeyValue } from './slider-keys.js';

describe('sliderKeyValue', () => {
  it.each([
    ['ArrowRight', 31],
    ['ArrowUp', 31],
    ['ArrowLeft', 29],
    ['ArrowDown', 29],
    ['PageUp', 45],
    ['PageDown', 15],
    ['Home', 0],
    ['End', 60.5],
    ['a', null],
  ])('moves with %s from 30 to %s', (key, expected) => {
    expect(sliderKeyValue(key, { value: 30, max: 60.5, step: 1, pageStep: 15 })).toBe(expected);
  });

  it('stops at both ends', () => {
    const scale = { max: 10, step: 1, pageStep: 15 };
    expect(sliderKeyValue('PageUp', { ...scale, value: 8 })).toBe(10);
    expect(sliderKeyValue('PageDown', { ...scale, value: 8 })).toBe(0);
  });
});
