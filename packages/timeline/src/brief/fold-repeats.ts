import { entrySummary } from '../rows/entry-summary.js';
import type { TimelineRow } from '../rows/timeline-row.js';

/** Several rows with the same content. */
export interface FoldedRows {
  /** First of the rows. */
  row: TimelineRow;
  count: number;
  /** Time of the last row, in milliseconds of the recording. */
  lastTimeMs: number;
}

/** Folds consecutive rows with the same content, such as a request that is repeated. */
export function* foldRepeats(rows: Iterable<TimelineRow>): Generator<FoldedRows, void> {
  let last: FoldedRows | null = null;
  let lastKey: string | null = null;
  for (const row of rows) {
    const key = repeatKey(row);
    if (last && key === lastKey) {
      last.count += repeatsOf(row).count;
      last.lastTimeMs = repeatsOf(row).lastTimeMs;
      continue;
    }
    if (last) yield last;
    last = { row, ...repeatsOf(row) };
    lastKey = key;
  }
  if (last) yield last;
}

/** Returns the number of events that a row represents, and the time of the last one. */
export function repeatsOf(row: TimelineRow): Pick<FoldedRows, 'count' | 'lastTimeMs'> {
  return 'count' in row ? { count: row.count, lastTimeMs: row.lastTimeMs } : { count: 1, lastTimeMs: row.timeMs };
}

/** Returns the same text for rows with the same content, regardless of their times. */
export function repeatKey(row: TimelineRow): string {
  const status = row.kind === 'network' ? row.status : null;
  const value = row.kind === 'local_storage' || row.kind === 'session_storage' ? [row.action, row.value] : null;
  return JSON.stringify([row.kind, row.severity, status, value, entrySummary(row)]);
}
