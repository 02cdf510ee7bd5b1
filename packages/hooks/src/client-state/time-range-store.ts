import { createListeners } from '@flowlens/core/internal';

/** Bounds in the form that the calls take: ISO 8601, either may be missing. */
export interface TimeRangeBounds {
  start_time?: string | undefined;
  end_time?: string | undefined;
}

/** Selected time range. */
export interface TimeRangeState {
  /** `live` by default; the spec names no other. */
  mode: string;
  /** True if the mode lasts only until the next range is set. */
  is_transient: boolean;
  timeRange: TimeRangeBounds;
}

/** Stores the selected time range. The host creates one per page. */
export interface TimeRangeStore {
  get: () => TimeRangeState;
  setMode: (mode: string, options?: { transient?: boolean }) => void;
  /** Merges into the range that is set, and clears the transient flag. */
  setTimeRange: (range: TimeRangeBounds) => void;
  clearTransient: () => void;
  /** Resets the store, for example after a sign-out. */
  reset: () => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** Initial state of a page. */
export const INITIAL_TIME_RANGE: TimeRangeState = { mode: 'live', is_transient: false, timeRange: {} };

/**
 * Creates a store of the selected time range.
 *
 * @example
 * const timeRange = createTimeRangeStore();
 * timeRange.setMode('day', { transient: true });
 */
export function createTimeRangeStore(): TimeRangeStore {
  const listeners = createListeners();
  let state = INITIAL_TIME_RANGE;

  function change(part: Partial<TimeRangeState>) {
    state = { ...state, ...part };
    listeners.notify();
  }

  return {
    get: () => state,
    setMode: (mode, { transient = false } = {}) => change({ mode, is_transient: transient }),
    setTimeRange: (range) => change({ timeRange: { ...state.timeRange, ...range }, is_transient: false }),
    clearTransient: () => change({ is_transient: false }),
    reset: () => change(INITIAL_TIME_RANGE),
    subscribe: listeners.subscribe,
  };
}
