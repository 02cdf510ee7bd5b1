import type { TimelineEntry } from '../../entries/timeline-entry.js';

type Moment = Pick<TimelineEntry, 'timeMs' | 'timestamp'>;

/** Converts times to the HAR format. */
export interface HarClock {
  /** Derives the start of the recording from an entry, if it is unknown. */
  see: (entry: Moment) => void;
  epochMs: (moment: Moment) => number;
  isoDate: (moment: Moment) => string;
}

/** The end of the year 9999: dates in HAR have four digits for the year. */
const LAST_MS = 253_402_300_799_999;

/** Without any timestamp, the recording starts in 1970, so that at least the intervals are right. */
export function harClock(knownStart: number | null): HarClock {
  let startedAt = knownStart;
  const epochMs = ({ timeMs, timestamp }: Moment) => {
    const moment = timestamp ?? (startedAt ?? 0) + timeMs;
    return Math.min(Math.max(0, moment), LAST_MS);
  };
  return {
    see: ({ timeMs, timestamp }) => {
      if (timestamp !== null) startedAt ??= timestamp - timeMs;
    },
    epochMs,
    isoDate: (moment) => new Date(epochMs(moment)).toISOString(),
  };
}
