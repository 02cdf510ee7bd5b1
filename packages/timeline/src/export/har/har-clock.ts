import type { TimelineEntry } from '../../entries/timeline-entry.js';

type Moment = Pick<TimelineEntry, 'timeMs' | 'timestamp'>;

/** Converts times to the format of HAR. */
export interface HarClock {
  /** Learns from an entry when the recording began, where that is not known. */
  see: (entry: Moment) => void;
  epochMs: (moment: Moment) => number;
  isoDate: (moment: Moment) => string;
}

/** The last moment of the year 9999: HAR's dates have four digits for the year. */
const LAST_MS = 253_402_300_799_999;

/** Without any timestamp the recording counts as begun in 1970, so that at least the distances are right. */
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
