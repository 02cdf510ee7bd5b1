import { ENTRY_KINDS, type EntryKind } from '@flowlens/core/recorded';
import type { EntryCounts } from '@flowlens/timeline';

export interface CountRow {
  kind: EntryKind;
  name: string;
  value: number;
}

/** Returns a row for each kind of recorded event with its count. */
export function countRows(counts: EntryCounts | undefined, names: Record<EntryKind, string>): CountRow[] {
  if (!counts) return [];
  return ENTRY_KINDS.map((kind) => ({ kind, name: names[kind], value: counts.byKind[kind] })).filter(
    ({ value }) => value > 0,
  );
}
