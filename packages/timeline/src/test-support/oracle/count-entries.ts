import { type EntryCounts, NO_ENTRY_COUNTS } from '../../rows/entry-counts.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { requestKindOfEntry } from './request-kind-of-entry.js';

/** Counts the entries of each kind and severity. */
export function countEntries(entries: Iterable<TimelineEntry>): EntryCounts {
  const counts = structuredClone(NO_ENTRY_COUNTS);
  for (const entry of entries) {
    const { kind, severity } = entry;
    const requestKind = requestKindOfEntry(entry);
    if (requestKind !== null) counts.byRequestKind[requestKind] += 1;
    counts.total += 1;
    counts.byKind[kind] += 1;
    counts.bySeverity[severity] += 1;
  }
  return counts;
}
