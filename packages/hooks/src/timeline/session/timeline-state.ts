import { NO_ENTRY_COUNTS, type TimelineRow } from '@flowlens/timeline';
import type { TimelineIndex } from '@flowlens/timeline/worker';
import { NO_ROWS, type TimelineRows } from './timeline-rows.js';

/** Progress of a timeline. Every change creates a new object. */
export interface TimelineState extends Omit<TimelineIndex, 'all' | 'folded'> {
  /** Size of the whole file in bytes; null if unknown. */
  totalBytes: number | null;
  /** All entries so far. */
  view: TimelineRows;
  /** All entries so far, with runs of assets folded; the same as `view` if there are none to fold. */
  foldedView: TimelineRows;
  /** Errors in order of time, up to a limit; the last arrive shortly after `complete`. */
  incidents: readonly TimelineRow[];
  /** Error that ended the download. */
  error: Error | null;
}

export const NOTHING_YET: TimelineState = {
  complete: false,
  loadedBytes: 0,
  totalBytes: null,
  view: NO_ROWS,
  foldedView: NO_ROWS,
  counts: NO_ENTRY_COUNTS,
  metadata: null,
  pageUrl: null,
  incidents: [],
  idleStretches: [],
  error: null,
};
