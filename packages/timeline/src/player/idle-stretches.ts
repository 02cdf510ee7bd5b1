import type { TimeRange } from './time-range.js';

/** Minimum length of an idle stretch. */
const IDLE_MIN_MS = 5_000;

/** Part kept at both ends of a stretch, so that viewers see the pause begin and end. */
const IDLE_MARGIN_MS = 1_000;

/** An activity with a duration, such as a request. Without an end, it lasts until the end of the recording. */
export interface BusySpan {
  startMs: number;
  endMs: number | null;
}

export interface IdleStretchesOptions {
  /** Times of all events in milliseconds, in order. */
  times: Iterable<number>;
  /** Activities during which nothing is idle, in any order. */
  busySpans?: Iterable<BusySpan> | undefined;
  /**
   * Duration of the video. @default unlimited; the last stretch then has no end unless an activity is pending, see
   * `stretchesWithin`
   */
  durationMs?: number | undefined;
}

/**
 * Returns the stretches of 5 s or more without an event or a pending request, less a second at both ends. In order of
 * time, without overlaps.
 *
 * @example
 * idleStretches({ times: [0, 10_000], durationMs: 12_000 }); // [{ startMs: 1_000, endMs: 9_000 }]
 */
export function idleStretches({ times, busySpans = [], durationMs = Infinity }: IdleStretchesOptions): TimeRange[] {
  const stretches: TimeRange[] = [];
  const spans = [...busySpans].sort((a, b) => a.startMs - b.startMs);
  let nextSpan = 0;
  let quietFromMs = 0;

  function happens(startMs: number, endMs: number) {
    if (startMs - quietFromMs >= IDLE_MIN_MS) {
      stretches.push({ startMs: quietFromMs + IDLE_MARGIN_MS, endMs: startMs - IDLE_MARGIN_MS });
    }
    quietFromMs = Math.max(quietFromMs, endMs);
  }
  function spansUntil(timeMs: number) {
    for (let span = spans[nextSpan]; span && span.startMs <= timeMs; span = spans[++nextSpan]) {
      happens(span.startMs, span.endMs ?? Infinity);
    }
  }

  for (const timeMs of times) {
    spansUntil(timeMs);
    happens(timeMs, timeMs);
  }
  spansUntil(Infinity);
  happens(Infinity, Infinity);
  return stretchesWithin(stretches, durationMs);
}

/** Returns the stretches of a recording, limited to a video of that duration. */
export function stretchesWithin(stretches: readonly TimeRange[], durationMs: number): TimeRange[] {
  return stretches
    .map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, durationMs - IDLE_MARGIN_MS) }))
    .filter(({ startMs, endMs }) => endMs - startMs >= IDLE_MIN_MS - 2 * IDLE_MARGIN_MS);
}
