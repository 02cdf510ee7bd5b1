import { ENTRY_KINDS, type EntryCounts, type EntryKind } from '@flowlens/core';

export interface CountRow {
  kind: EntryKind;
  name: string;
  value: number;
}

/** How often each kind of event was recorded; kinds that were not have no row. */
export function countRows(counts: EntryCounts | undefined, names: Record<EntryKind, string>): CountRow[] {
  if (!counts) return [];
  return ENTRY_KINDS.map((kind) => ({ kind, name: names[kind], value: counts.byKind[kind] })).filter(
    ({ value }) => value > 0,
  );
}
