'use client';

import { type TimelineRows, useTimelineRows } from '@flowlens/hooks';

/** Rows that may be visible above and below a row: half of a high panel. */
const ROWS_AROUND = 20;

/**
 * Returns whether the row at a position and its neighbours are loaded, so that a list can go there without gaps.
 * Requests them. Does nothing for the position -1.
 */
export function useRowsThere(view: TimelineRows, index: number): boolean {
  const lastIndex = Math.min(index + ROWS_AROUND, view.length - 1);
  const rows = useTimelineRows(view, Math.max(0, index - ROWS_AROUND), index < 0 ? -1 : lastIndex);
  return index >= 0 && rows.every(Boolean);
}
