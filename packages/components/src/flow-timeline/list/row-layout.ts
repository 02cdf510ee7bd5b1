/** Height of a row that is not expanded, in pixels; `timeline-row.css` says the same. */
export const ROW_HEIGHT_PX = 30;

/** Room for the details of a row that has just been expanded, until it is known how high they are. */
export const DETAILS_HEIGHT_PX = 96;

/** Additional height of an expanded row. */
export interface ExpandedRow {
  index: number;
  extraPx: number;
}

/** Positions of the rows of a list, in pixels from its top. */
export interface RowLayout {
  count: number;
  totalPx: number;
  topOf: (index: number) => number;
  /** The row at a distance from the top; the nearest one where there is none. */
  indexAt: (px: number) => number;
}

/** Rows of one height but for those that are expanded, which are few: nothing is kept for the others. */
export function createRowLayout(count: number, expanded: readonly ExpandedRow[]): RowLayout {
  const inOrder = expanded.toSorted((a, b) => a.index - b.index);
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
