import { describe, expect, it } from 'vitest';
import { createRowLayout, ROW_HEIGHT_PX } from './row-layout.js';

describe('createRowLayout', () => {
  it('places rows of equal height', () => {
    const layout = createRowLayout(100, []);

    expect(layout.totalPx).toBe(100 * ROW_HEIGHT_PX);
    expect(layout.topOf(7)).toBe(7 * ROW_HEIGHT_PX);
    expect([-5, 0, 29, 30, 2_999, 9_999].map(layout.indexAt)).toEqual([0, 0, 0, 1, 99, 99]);
  });

  it('makes room for expanded rows in any order', () => {
    const layout = createRowLayout(10, [
      { index: 5, extraPx: 200 },
      { index: 2, extraPx: 100 },
    ]);

    expect(layout.totalPx).toBe(600);
    expect([0, 2, 3, 5, 6, 9].map(layout.topOf)).toEqual([0, 60, 190, 250, 480, 570]);
  });

  it('finds every row at its first and at its last pixel', () => {
    const layout = createRowLayout(20, [
      { index: 0, extraPx: 45 },
      { index: 7, extraPx: 310 },
      { index: 8, extraPx: 1 },
      { index: 19, extraPx: 77 },
    ]);

    for (let index = 0; index < layout.count; index += 1) {
      expect(layout.indexAt(layout.topOf(index))).toBe(index);
      expect(layout.indexAt(layout.topOf(index + 1) - 1)).toBe(index);
    }
  });
});
