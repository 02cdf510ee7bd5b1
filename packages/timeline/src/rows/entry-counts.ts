import {
  ENTRY_KINDS,
  ENTRY_SEVERITIES,
  type EntryKind,
  type EntrySeverity,
  REQUEST_KINDS,
  type RequestKind,
} from '@flowlens/core/recorded';

export interface EntryCounts {
  total: number;
  byKind: Record<EntryKind, number>;
  /** Counts of network requests. */
  byRequestKind: Record<RequestKind, number>;
  bySeverity: Record<EntrySeverity, number>;
}

/** Counts of a timeline without entries. */
export const NO_ENTRY_COUNTS: EntryCounts = {
  total: 0,
  byKind: zeros(ENTRY_KINDS),
  byRequestKind: zeros(REQUEST_KINDS),
  bySeverity: zeros(ENTRY_SEVERITIES),
};

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}
