import { ENTRY_KINDS, ENTRY_SEVERITIES, type EntryKind, type EntrySeverity, type TimelineRow } from './timeline-row.js';

export interface EntryCounts {
  total: number;
  byKind: Record<EntryKind, number>;
  bySeverity: Record<EntrySeverity, number>;
}

/** Counts the entries of each kind and severity. */
export function countEntries(entries: Iterable<TimelineRow>): EntryCounts {
  const counts: EntryCounts = { total: 0, byKind: zeros(ENTRY_KINDS), bySeverity: zeros(ENTRY_SEVERITIES) };
  for (const { kind, severity } of entries) {
    counts.total += 1;
    counts.byKind[kind] += 1;
    counts.bySeverity[severity] += 1;
  }
  return counts;
}

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}
