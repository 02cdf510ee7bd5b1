'use client';

import { useSyncExternalStore } from 'react';
import type { TimelineTime } from '../timeline/use-current-index.js';

/**
 * Returns the time of the video in whole seconds, rounded, as comments show it. Renders once per second instead
 * of at every update.
 *
 * @example
 * const seconds = useTimeInSeconds(playerClock(store));
 */
export function useTimeInSeconds(time: TimelineTime): number {
  const subscribe = typeof time === 'object' ? time.subscribe : neverChanges;
  return useSyncExternalStore(
    subscribe,
    () => secondsOf(time),
    () => 0,
  );
}

function secondsOf(time: TimelineTime): number {
  const timeMs = typeof time === 'object' ? time.getTimeMs() : (time ?? 0);
  return Math.max(0, Math.round(timeMs / 1_000));
}

const neverChanges = () => () => {};
