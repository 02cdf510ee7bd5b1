'use client';

import { type TimelineRows, useTimelineRows } from '@flowlens/hooks';

/** Half of what a high panel shows. */
const AROUND_ROWS = 20;

/**
 * Whether the row at a place is there, and those that will be in sight with it, so that a list can go there without showing gaps.
 * Sends for them. Never where no place is wanted (-1).
 */
export function useRowsThere(view: TimelineRows, index: number): boolean {
  const lastIndex = index < 0 ? -1 : Math.min(index + AROUND_ROWS, view.length - 1);
  const rows = useTimelineRows(view, Math.max(0, index - AROUND_ROWS), lastIndex);
  return rows.length > 0 && rows.every(Boolean);
}
