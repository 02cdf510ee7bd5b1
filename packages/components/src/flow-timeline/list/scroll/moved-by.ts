import type { RowLayout } from '../row-layout.js';

export interface Sight {
  /** Scroll position of the list and height of its view, in pixels. */
  offsetPx: number;
  viewportPx: number;
  /** Rows that the user is likely reading, most likely first. */
  anchors: readonly number[];
}

/**
 * Returns the distance by which visible content moves when rows change their heights. The reference is the first visible
 * anchor, else the first row that begins in view, else the row that fills the view.
 */
export function movedBy(before: RowLayout, after: RowLayout, { offsetPx, viewportPx, anchors }: Sight): number {
  const isInSight = (index: number) =>
    before.topOf(index + 1) > offsetPx && before.topOf(index) < offsetPx + viewportPx;
  const first = before.indexAt(offsetPx);
  const begun = before.topOf(first) < offsetPx;
  const row = [...anchors, begun ? first + 1 : first].find(isInSight) ?? first;
  return after.topOf(row) - before.topOf(row);
}
