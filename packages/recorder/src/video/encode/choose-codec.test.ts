import { describe, expect, it } from 'vitest';
import { codecFor, encodedSize } from './choose-codec.js';

describe('codecFor', () => {
  it.each([
    [1_280, 720, 'avc1.640028'],
    [1_920, 1_080, 'avc1.640028'],
    [1_080, 1_920, 'avc1.640028'],
    [2_560, 1_440, 'avc1.640033'],
    [4_096, 2_304, 'avc1.640033'],
  ])('returns a level for %i × %i', (width, height, codec) => {
    expect(codecFor({ width, height })).toBe(codec);
  });
});

describe('encodedSize', () => {
  it('rounds odd sizes down to even ones', () => {
    expect(encodedSize({ width: 1_281, height: 719 })).toEqual({ width: 1_280, height: 718 });
    expect(encodedSize({ width: 1, height: 1 })).toEqual({ width: 2, height: 2 });
  });

  it('scales down sizes that no level supports', () => {
    const { width, height } = encodedSize({ width: 7_680, height: 4_320 });

    expect(codecFor({ width, height })).toBe('avc1.640033');
    expect(width / height).toBeCloseTo(16 / 9, 1);
    expect(width).toBeLessThanOrEqual(4_096);
  });
});
