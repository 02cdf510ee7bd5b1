'use client';

import { useSyncExternalStore } from 'react';
import { INITIAL_TIME_RANGE, type TimeRangeState, type TimeRangeStore } from './time-range-store.js';

/**
 * Returns the selected time range of the store.
 *
 * @example
 * const { mode, timeRange } = useTimeRange(timeRangeStore);
 */
export function useTimeRange(store: TimeRangeStore): TimeRangeState {
  return useSyncExternalStore(store.subscribe, store.get, () => INITIAL_TIME_RANGE);
}
