/** Height of a collapsed row in pixels, as in `timeline-row.css`. */
export const ROW_HEIGHT_PX = 30;

/** Estimated height of details that have just been expanded. */
export const DETAILS_HEIGHT_PX = 96;

/** Additional height of an expanded row. */
export interface ExpandedRow {
  /** -1 if filters exclude it. */
  index: number;
  extraPx: number;
}

/** Positions of the rows of a list, in pixels from its top. */
export interface RowLayout {
  count: number;
  totalPx: number;
  topOf: (index: number) => number;
  /** Returns the row at a distance from the top, or the nearest one. */
  indexAt: (px: number) => number;
}

/** Layout of rows with equal heights, except for the few expanded ones. Stores nothing for the others. */
export function createRowLayout(count: number, expanded: readonly ExpandedRow[]): RowLayout {
  const inOrder = expanded.filter(({ index }) => index >= 0).sort((a, b) => a.index - b.index);
  const extraPx = inOrder.reduce((sum, row) => sum + row.extraPx, 0);

  function topOf(index: number): number {
    let top = index * ROW_HEIGHT_PX;
    for (const row of inOrder) {
      if (row.index >= index) break;
      top += row.extraPx;
    }
    return top;
  }

  function indexAt(px: number): number {
    let extraAbove = 0;
    for (const row of inOrder) {
      const bottom = (row.index + 1) * ROW_HEIGHT_PX + extraAbove + row.extraPx;
      if (px < bottom - row.extraPx) break;
      if (px < bottom) return row.index;
      extraAbove += row.extraPx;
    }
    const index = Math.floor((px - extraAbove) / ROW_HEIGHT_PX);
    return Math.max(0, Math.min(index, count - 1));
  }

  return { count, totalPx: count * ROW_HEIGHT_PX + extraPx, topOf, indexAt };
}
