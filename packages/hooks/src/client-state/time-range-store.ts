import { createListeners } from '@flowlens/core/internal';
/** Bounds as the calls take them: times in ISO 8601, either of which may be missing. */
export interface TimeRangeBounds {
  start_time?: string | undefined;
  end_time?: string | undefined;
}

/** Selected time range (spec §3, client state). */
export interface TimeRangeState {
  /** `live` by default; the spec names no other. */
  mode: string;
  /** The mode holds until the next range is set. */
  is_transient: boolean;
  timeRange: TimeRangeBounds;
}

/** Holds which time is looked at. One per page, made by the host. */
export interface TimeRangeStore {
  get: () => TimeRangeState;
  setMode: (mode: string, options?: { transient?: boolean }) => void;
  /** Merges into the range that is set, and clears the transient flag. */
  setTimeRange: (range: TimeRangeBounds) => void;
  clearTransient: () => void;
  /** Back to the beginning, such as at a sign-out. */
  reset: () => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** The state of a page that was just opened (spec §9). */
export const INITIAL_TIME_RANGE: TimeRangeState = { mode: 'live', is_transient: false, timeRange: {} };

/**
 * Holds which time is looked at, with the transitions of spec §4.
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
