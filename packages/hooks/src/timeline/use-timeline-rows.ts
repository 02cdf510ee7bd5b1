'use client';

import type { TimelineRow } from '@flowlens/timeline';
import { useEffect, useSyncExternalStore } from 'react';
import type { TimelineRows } from './session/timeline-rows.js';

/** Number of rows loaded beyond the visible ones, so that slow scrolling never waits. */
const AHEAD_ROWS = 40;

/**
 * Returns the rows of a range, both ends included. Requests missing rows, and renders again when they arrive. A missing row
 * is undefined.
 *
 * @example
 * const rows = useTimelineRows(timeline.view, 0, 49);
 */
export function useTimelineRows(
  view: TimelineRows,
  firstIndex: number,
  lastIndex: number,
): readonly (TimelineRow | undefined)[] {
  const version = useSyncExternalStore(view.subscribe, view.getVersion, view.getVersion);

  // The cache may have dropped rows that are still visible.
  useEffect(() => {
    if (lastIndex < firstIndex) return;
    // Separate requests, so that visible rows do not wait for others.
    view.load(firstIndex, lastIndex);
    view.load(firstIndex - AHEAD_ROWS, lastIndex + AHEAD_ROWS);
  }, [view, version, firstIndex, lastIndex]);

  return Array.from({ length: Math.max(0, lastIndex - firstIndex + 1) }, (_, offset) => view.at(firstIndex + offset));
}
