'use client';

import { useSyncExternalStore } from 'react';
import { INITIAL_TIME_RANGE, type TimeRangeState, type TimeRangeStore } from './time-range-store.js';

/** Which time is looked at; the store changes it. */
export function useTimeRange(store: TimeRangeStore): TimeRangeState {
  return useSyncExternalStore(store.subscribe, store.get, () => INITIAL_TIME_RANGE);
}
