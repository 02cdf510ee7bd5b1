/** Relates the timestamps of frames to the page's clock. */
export interface FrameClock {
  /** Notes the arrival of a frame. */
  see: (timestampUs: number) => void;
  /** Epoch milliseconds of a timestamp. */
  epochOf: (timestampUs: number) => number;
  /** Returns the timestamp that a frame captured now would have, in microseconds. */
  timestampNow: () => number;
}

/**
 * Frames arrive late by varying times, never early, so the smallest difference between arrival and timestamp is closest
 * to the offset of the clocks.
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

/** Monotonic epoch milliseconds with fractions, so that corrections of the system clock have no effect. */
export const epochNow = (): number => performance.timeOrigin + performance.now();
