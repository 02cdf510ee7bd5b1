/** Distance from the end of the cards at which the next page is requested. */
const FETCH_AHEAD_SCREENS = 2;
/** Stands in until a card has been measured. */
const ROW_ESTIMATE_PX = 320;

/** Layout of a grid, which the style sheet determines. */
export interface GridShape {
  columns: number;
  /** From the top of one row to the top of the next. */
  rowPx: number;
}

/** The part of a grid that is near the view. */
export interface GridRows extends GridShape {
  /** First row to draw. */
  first: number;
  /** The row after the last one to draw. */
  end: number;
  /** The cards end within two screens below the view. */
  nearEnd: boolean;
}

/** Reads off the page how the grid `list` lies: all its rows are of one height. */
export function gridShape(list: HTMLElement): GridShape {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const cell = list.querySelector(':scope > :not([data-apart])');
  const heightPx = cell?.getBoundingClientRect().height ?? 0;
  return {
    columns: gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length || 1,
    rowPx: heightPx > 0 ? heightPx + (Number.parseFloat(rowGap) || 0) : ROW_ESTIMATE_PX,
  };
}

export interface RowsInViewOptions {
  /** Total number of cards. */
  count: number;
  /** Rows to draw above and below the view. */
  overscan: number;
}

/** Returns the rows of a grid to render, by its position in the window. */
export function rowsInView(list: HTMLElement, { count, overscan }: RowsInViewOptions): GridRows {
  const { columns, rowPx } = gridShape(list);
  const { top } = list.getBoundingClientRect();
  const viewPx = window.innerHeight;
  const rows = Math.ceil(count / columns);
  const within = (row: number, least: number) => Math.max(Math.min(row, rows), least);
  // Never less than a row, also out of sight: without a card there would be nothing to measure, and the estimate in its place may
  // bring the cards back, whose height takes them away again.
  const first = within(Math.min(Math.floor(-top / rowPx) - overscan, rows - 1), 0);
  return {
    columns,
    rowPx,
    first,
    end: within(Math.ceil((viewPx - top) / rowPx) + overscan, Math.min(first + 1, rows)),
    nearEnd: top + rows * rowPx < viewPx * (1 + FETCH_AHEAD_SCREENS),
  };
}
