'use client';

import { type TimelineRows, useTimelineRows } from '@flowlens/hooks';

/** How many rows on either side of one may be in sight with it: half of what a high panel shows. */
const ROWS_AROUND = 20;

/**
 * Whether the row at a place is there, and those that will be in sight with it, so that a list can go there without showing gaps.
 * Sends for them. Never where no place is wanted (-1).
 */
export function useRowsThere(view: TimelineRows, index: number): boolean {
  const lastIndex = Math.min(index + ROWS_AROUND, view.length - 1);
  const rows = useTimelineRows(view, Math.max(0, index - ROWS_AROUND), index < 0 ? -1 : lastIndex);
  return index >= 0 && rows.every(Boolean);
}
