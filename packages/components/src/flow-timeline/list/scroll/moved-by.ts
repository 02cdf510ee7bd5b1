import type { RowLayout } from '../row-layout.js';

export interface Sight {
  /** How far the list is scrolled, and how much of it is in sight, in pixels. */
  offsetPx: number;
  viewportPx: number;
  /** The rows that somebody is at, the likeliest first. */
  anchors: readonly number[];
}

/**
 * How far what somebody looks at moves when rows get other heights: the first of the anchors of which anything is in sight, else the
 * first row that begins in sight, else the one that fills the view.
 */
export function movedBy(before: RowLayout, after: RowLayout, { offsetPx, viewportPx, anchors }: Sight): number {
  const isInSight = (index: number) =>
    before.topOf(index + 1) > offsetPx && before.topOf(index) < offsetPx + viewportPx;
  const first = before.indexAt(offsetPx);
  const begun = before.topOf(first) < offsetPx;
  const row = [...anchors, begun ? first + 1 : first].find(isInSight) ?? first;
  return after.topOf(row) - before.topOf(row);
}
