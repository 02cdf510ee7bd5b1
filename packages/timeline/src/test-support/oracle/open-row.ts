import type { TimelineEvent } from '@flowlens/core/recorded';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import type { Exchange } from './merge-network.js';

/** A row that later events may still join. */
export interface OpenRow {
  /** A request with what has joined it; null for other rows. */
  exchange: Exchange | null;
  /** The browser's message that the request failed. */
  echo: TimelineEvent | null;
  /** The error of the row; null for other rows. */
  error: TimelineEvent | null;
  /** Number of equal errors, and the time of the last. */
  count: number;
  lastTimeMs: number;
  build: () => TimelineEntry;
}
