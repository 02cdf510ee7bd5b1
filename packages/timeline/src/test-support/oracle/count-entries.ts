import { type EntryCounts, NO_ENTRY_COUNTS } from '../../rows/entry-counts.js';
import type { TimelineRow } from '../../rows/timeline-row.js';

/** Counts the entries of each kind and severity. */
export function countEntries(entries: Iterable<TimelineRow>): EntryCounts {
  const counts = structuredClone(NO_ENTRY_COUNTS);
  for (const { kind, severity } of entries) {
    counts.total += 1;
    counts.byKind[kind] += 1;
    counts.bySeverity[severity] += 1;
  }
  return counts;
}
