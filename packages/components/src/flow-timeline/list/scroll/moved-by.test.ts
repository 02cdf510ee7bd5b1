import { describe, expect, it } from 'vitest';
import { movedBy } from './moved-by.js';
import { createRowLayout } from '../row-layout.js';

/** Row 10 is at 300 px and grows by 50 px; the view is 300 px high. */
function moved({
  extraPx,
  offsetPx,
  anchors = [],
}: {
  extraPx: number;
  offsetPx: number;
  anchors?: readonly number[];
}) {
  const [before, after] = [extraPx, extraPx + 50].map((px) => createRowLayout(100, [{ index: 10, extraPx: px }]));
  return movedBy(before!, after!, { offsetPx, viewportPx: 300, anchors });
}

describe('movedBy', () => {
  it.each([
    ['has been scrolled past', { extraPx: 150, offsetPx: 500 }, 50],
    ['ends in sight', { extraPx: 150, offsetPx: 400 }, 50],
    ['fills the view', { extraPx: 600, offsetPx: 400 }, 0],
    ['begins at the upper edge', { extraPx: 150, offsetPx: 300 }, 0],
    ['stands in the middle', { extraPx: 150, offsetPx: 200 }, 0],
    ['is still to come', { extraPx: 150, offsetPx: 0 }, 0],
  ])('returns how far the first row in view moves when a row grows that %s', (_where, list, px) => {
    expect(moved(list)).toBe(px);
  });

  it.each([
    ['the reader is at the row below', [11], 50],
    ['the reader is at the row itself', [10], 0],
    ['the first anchor is out of view', [60, 11], 50],
    ['there is no anchor', [-1], 0],
  ])('measures from the row the reader is at: %s', (_who, anchors, px) => {
    expect(moved({ extraPx: 60, offsetPx: 200, anchors })).toBe(px);
  });
});
