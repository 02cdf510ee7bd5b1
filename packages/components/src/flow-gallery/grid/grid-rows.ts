/** Distance from the end of the cards at which the next page is requested. */
const FETCH_AHEAD_SCREENS = 2;
/** Estimate until a card has been measured. */
const ROW_ESTIMATE_PX = 320;

/** Layout of a grid, which the style sheet determines. */
export interface GridShape {
  columns: number;
  /** Distance from the top of one row to the top of the next. */
  rowPx: number;
}

/** The part of a grid near the view. */
export interface GridRows extends GridShape {
  /** First row to render. */
  first: number;
  /** The row after the last one to render. */
  end: number;
  /** True if the cards end within two screens below the view. */
  nearEnd: boolean;
}

/** Reads the layout of the grid `list` from the page. All its rows have the same height. */
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
  /** Rows to render above and below the view. */
  overscan: number;
}

/** Returns the rows of a grid to render, by its position in the window. */
export function rowsInView(list: HTMLElement, { count, overscan }: RowsInViewOptions): GridRows {
  const { columns, rowPx } = gridShape(list);
  const { top } = list.getBoundingClientRect();
  const viewPx = window.innerHeight;
  const rows = Math.ceil(count / columns);
  const within = (row: number, least: number) => Math.max(Math.min(row, rows), least);
  // At least one row, even out of view. Without a card, nothing could be measured, and the estimate might switch between
  // showing and hiding the cards forever.
  const first = within(Math.min(Math.floor(-top / rowPx) - overscan, rows - 1), 0);
  return {
    columns,
    rowPx,
    first,
    end: within(Math.ceil((viewPx - top) / rowPx) + overscan, Math.min(first + 1, rows)),
    nearEnd: top + rows * rowPx < viewPx * (1 + FETCH_AHEAD_SCREENS),
  };
}
