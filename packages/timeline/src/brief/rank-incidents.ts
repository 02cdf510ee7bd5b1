import type { TimelineRow } from '../rows/timeline-row.js';
import { type FoldedRows, repeatKey } from './fold-repeats.js';

/** Errors of requests that the page cancelled itself. They are seldom the problem. */
const TAKEN_BACK = /abort|cancel/i;

/**
 * Returns incidents, the most likely cause first: script errors and failed requests or server errors, then refused
 * requests, files that failed to load and policy violations, then console errors. Equal incidents are folded; among equal
 * ranks the earliest comes first.
 */
export function rankIncidents(rows: Iterable<TimelineRow>): FoldedRows[] {
  const byKey = new Map<string, FoldedRows>();
  for (const row of rows) {
    if (rankOf(row) === null) continue;
    const key = repeatKey(row);
    const known = byKey.get(key);
    if (known) {
      known.count += 1;
      known.lastTimeMs = row.timeMs;
    } else byKey.set(key, { row, count: 1, lastTimeMs: row.timeMs });
  }
  return [...byKey.values()].sort(
    (one, other) => rankOf(one.row)! - rankOf(other.row)! || one.row.timeMs - other.row.timeMs,
  );
}

/** 0 is the worst; null if the row is not an incident. */
function rankOf(row: TimelineRow): number | null {
  switch (row.kind) {
    case 'javascript_error':
      return 0;
    case 'network':
      if (row.severity !== 'error') return null;
      if (row.state === 'failed') return TAKEN_BACK.test(row.error ?? '') ? 3 : 0;
      return row.status !== null && row.status >= 500 ? 0 : 1;
    case 'resource_error':
      return 1;
    case 'csp_violation':
      return row.severity === 'error' ? 1 : null;
    case 'console_error':
      return 2;
    default:
      return null;
  }
}
