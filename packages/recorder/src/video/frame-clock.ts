/** Relates the timestamps of frames to the clock of the page. */
export interface FrameClock {
  /** Notes the arrival of a frame. */
  see: (timestampUs: number) => void;
  /** Epoch milliseconds of a timestamp. */
  epochOf: (timestampUs: number) => number;
  /** Timestamp that a frame captured now would have, in microseconds. */
  timestampNow: () => number;
}

/**
 * Frames arrive late by varying times, never early: the smallest difference between arrival and timestamp is the closest to the
 * offset of the two clocks.
 */
export function createFrameClock(now: () => number): FrameClock {
  let offsetMs = Infinity;
  return {
    see(timestampUs) {
      offsetMs = Math.min(offsetMs, now() - timestampUs / 1_000);
    },
    epochOf: (timestampUs) => offsetMs + timestampUs / 1_000,
    timestampNow: () => (now() - offsetMs) * 1_000,
  };
}

/** Epoch milliseconds with fractions; monotonic, so that a corrected system clock moves nothing. */
export const epochNow = (): number => performance.timeOrigin + performance.now();
