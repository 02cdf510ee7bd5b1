import { entrySummary } from '../rows/entry-summary.js';
import type { TimelineRow } from '../rows/timeline-row.js';

/** Rows that say the same, as one. */
export interface FoldedRows {
  /** The first of them. */
  row: TimelineRow;
  count: number;
  /** Time of the last of them. */
  lastTimeMs: number;
}

/** Folds rows that say the same as the one before them, such as a request that is sent again and again. */
export function* foldRepeats(rows: Iterable<TimelineRow>): Generator<FoldedRows, void> {
  let last: FoldedRows | null = null;
  let lastKey: string | null = null;
  for (const row of rows) {
    const key = repeatKey(row);
    if (last && key === lastKey) {
      last.count += 1;
      last.lastTimeMs = row.timeMs;
      continue;
    }
    if (last) yield last;
    last = { row, count: 1, lastTimeMs: row.timeMs };
    lastKey = key;
  }
  if (last) yield last;
}

/** The same text for rows that say the same, whenever they happened. */
export function repeatKey(row: TimelineRow): string {
  const status = row.kind === 'network' ? row.status : null;
  const value = row.kind === 'local_storage' || row.kind === 'session_storage' ? [row.action, row.value] : null;
  return JSON.stringify([row.kind, row.severity, status, value, entrySummary(row)]);
}
