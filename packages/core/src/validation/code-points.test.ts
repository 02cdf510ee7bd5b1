import { afterEach, describe, expect, it, vi } from 'vitest';
import { countCodePoints, cutToCodePoints } from './code-points.js';

const FAMILY = '👨‍👩‍👧';

describe('cutToCodePoints', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['a text within the limit', 'abc', 3, 'abc'],
    ['letters', 'abcdef', 3, 'abc'],
    ['Chinese characters', '支付失败', 3, '支付失'],
    ['characters of two UTF-16 units', '😀😃😄', 2, '😀😃'],
    ['a letter with a combining accent', 'abe\u0301', 3, 'ab'],
    ['an emoji of several code points', `a${FAMILY}b`, 4, 'a'],
    ['an emoji of several code points that just fits', `a${FAMILY}b`, 6, `a${FAMILY}`],
    ['a flag', 'ab🇩🇪', 3, 'ab'],
    ['a first character that is longer than the limit', FAMILY, 3, ''],
    ['no room at all', 'abc', 0, ''],
  ])('keeps whole characters of %s', (_what, text, max, kept) => {
    expect(cutToCodePoints(text, max)).toBe(kept);
  });

  it('cuts by code points in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });

    expect(cutToCodePoints('😀😃😄', 2)).toBe('😀😃');
  });
});

describe('countCodePoints', () => {
  it.each([
    ['支付失败', 4],
    ['😀😃', 2],
    ['e\u0301', 2],
  ])('returns for %s: %d', (text, count) => {
    expect(countCodePoints(text)).toBe(count);
  });
});
