import { describe, expect, it } from 'vitest';
import { firstIndexWhere } from './binary-search.js';

describe('firstIndexWhere()', () => {
  it.each([
    { times: [], fromMs: 5, index: 0 },
    { times: [1, 2, 3], fromMs: 0, index: 0 },
    { times: [1, 2, 2, 2, 3], fromMs: 2, index: 1 },
    { times: [1, 2, 3], fromMs: 3, index: 2 },
    { times: [1, 2, 3], fromMs: 4, index: 3 },
  ])('returns $index for the first of $times from $fromMs', ({ times, fromMs, index }) => {
    expect(firstIndexWhere(times.length, (at) => times[at]! >= fromMs)).toBe(index);
  });
});
