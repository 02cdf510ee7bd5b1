'use client';

import { useSyncExternalStore } from 'react';
import type { TimelineRows } from './session/timeline-rows.js';
import type { TimelineClock } from './timeline-clock.js';

/** After a seek, a video reports a slightly different time. The tolerance is less than the distance of two whole milliseconds. */
const ROUNDING_MS = 0.5;

/** Time of the video: a clock to follow, or a time in milliseconds that the host keeps up to date. */
export type TimelineTime = TimelineClock | number | undefined;

/**
 * Returns the index of the last entry that has happened by now, or -1. With a clock, the component renders when that index
 * changes, not at every update.
 *
 * @example
 * const index = useCurrentIndex(timeline.view, playerClock(store));
 */
export function useCurrentIndex(view: Pick<TimelineRows, 'indexAtTime'>, time: TimelineTime): number {
  const subscribe = typeof time === 'object' ? time.subscribe : neverChanges;
  return useSyncExternalStore(
    subscribe,
    () => indexAt(view, time),
    () => -1,
  );
}

function indexAt(view: Pick<TimelineRows, 'indexAtTime'>, time: TimelineTime): number {
  if (time === undefined) return -1;
  return view.indexAtTime((typeof time === 'number' ? time : time.getTimeMs()) + ROUNDING_MS);
}

const neverChanges = () => () => {};
