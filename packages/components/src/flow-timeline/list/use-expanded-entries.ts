'use client';

import { useCallback, useState } from 'react';
import { DETAILS_HEIGHT_PX } from './row-layout.js';

/**
 * Expanded rows with the last known height of their details. Stored above the list, so that filtering neither collapses
 * them nor loses their height.
 */
export type ExpandedEntries = ReadonlyMap<string, number>;

export interface UseExpandedEntriesResult {
  expanded: ExpandedEntries;
  toggle: (entryId: string) => void;
  /** Reports the height of an entry's details. */
  measured: (entryId: string, detailsPx: number) => void;
}

export function useExpandedEntries(): UseExpandedEntriesResult {
  const [expanded, setExpanded] = useState<ExpandedEntries>(new Map());

  const toggle = useCallback((entryId: string) => {
    setExpanded((before) => {
      const after = new Map(before);
      return after.delete(entryId) ? after : after.set(entryId, DETAILS_HEIGHT_PX);
    });
  }, []);

  const measured = useCallback((entryId: string, detailsPx: number) => {
    setExpanded((before) =>
      (before.get(entryId) ?? detailsPx) === detailsPx ? before : new Map(before).set(entryId, detailsPx),
    );
  }, []);

  return { expanded, toggle, measured };
}
