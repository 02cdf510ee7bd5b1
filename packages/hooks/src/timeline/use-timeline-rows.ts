'use client';

import type { TimelineRow } from '@flowlens/timeline';
import { useEffect, useSyncExternalStore } from 'react';
import type { TimelineRows } from './session/timeline-rows.js';

/** Rows fetched beyond the ones in sight, so that a slow scroll never waits. */
const AHEAD_ROWS = 40;

/**
 * The rows from one place to another, both included: sends for them, and renders again when they come. Undefined stands where a row
 * is not there yet.
 */
export function useTimelineRows(
  view: TimelineRows,
  firstIndex: number,
  lastIndex: number,
): readonly (TimelineRow | undefined)[] {
  const version = useSyncExternalStore(view.subscribe, view.getVersion, view.getVersion);

  // A new version may have pushed rows out that are still in sight.
  useEffect(() => {
    if (lastIndex < firstIndex) return;
    // Separate requests, so that visible rows do not wait for others.
    view.load(firstIndex, lastIndex);
    view.load(firstIndex - AHEAD_ROWS, lastIndex + AHEAD_ROWS);
  }, [view, version, firstIndex, lastIndex]);

  return Array.from({ length: Math.max(0, lastIndex - firstIndex + 1) }, (_, offset) => view.at(firstIndex + offset));
}
