const WINDOW_MS = 1000;
const EVENTS_PER_SECOND_MAX = 500;
const BYTES_PER_SECOND_MAX = 2 * 1024 * 1024;
/** Interval for reports of an endless flood. */
const REPORT_EVERY_MS = 10_000;

/** Dropped events. */
interface Drop {
  /** Time of the first dropped event, in epoch milliseconds. */
  at: number;
  count: number;
  forMs: number;
}

export interface EventLimits {
  /** Returns whether another event fits. If not, the event counts as dropped. */
  admit: (now: number, size: number) => boolean;
  /** Returns whether there are dropped events to report. */
  hasDrop: () => boolean;
  /** Returns the events dropped until `now`, once the flood has ended or lasted for ten seconds, or if `isLast` is set. */
  takeDrop: (now: number, isLast?: boolean) => Drop | undefined;
}

/** Limits the number and size of events per second, so that a flood costs the page and the recording little. */
export function createEventLimits(): EventLimits {
  let windowStart = -Infinity;
  let count = 0;
  let bytes = 0;
  let drop: Drop | undefined;
  let lastDropAt = 0;

  return {
    admit(now, size) {
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now;
        count = 0;
        bytes = 0;
      }
      if (count < EVENTS_PER_SECOND_MAX && bytes + size <= BYTES_PER_SECOND_MAX) {
        count += 1;
        bytes += size;
        return true;
      }
      drop ??= { at: now, count: 0, forMs: 0 };
      drop.count += 1;
      lastDropAt = now;
      return false;
    },
    hasDrop: () => drop !== undefined,
    takeDrop(now, isLast = false) {
      if (!drop || !(isLast || now - lastDropAt >= WINDOW_MS || now - drop.at >= REPORT_EVERY_MS)) return undefined;
      const taken = { ...drop, forMs: Math.round(lastDropAt - drop.at) };
      drop = undefined;
      return taken;
    },
  };
}
