'use client';

import type { TimelineRows } from '@flowlens/hooks';
import { useCallback, useMemo, useState } from 'react';
import type { ExpandedRow } from './row-layout.js';

/** Where the expanded rows of a list are, and how high their details. Returns the function that says how high some have become. */
export function useExpandedRows(
  view: TimelineRows,
  expandedEntryIds: ReadonlySet<string>,
): [rows: readonly ExpandedRow[], measured: (entryId: string, detailsPx: number) => void] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());

  const rows = useMemo(
    () =>
      [...expandedEntryIds]
        .map((entryId) => ({ index: view.indexOf(entryId), extraPx: heights.get(entryId) ?? 0 }))
        .filter(({ index }) => index >= 0),
    [view, expandedEntryIds, heights],
  );

  const measured = useCallback((entryId: string, detailsPx: number) => {
    setHeights((before) => (before.get(entryId) === detailsPx ? before : new Map(before).set(entryId, detailsPx)));
  }, []);

  return [rows, measured];
}
