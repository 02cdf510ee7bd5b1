'use client';

import { useCallback, useState } from 'react';

/** Which rows show their details. Kept above the list, so that filtering does not fold them. */
export function useExpandedEntries(): [expanded: ReadonlySet<string>, toggle: (entryId: string) => void] {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());

  const toggle = useCallback((entryId: string) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(entryId)) after.add(entryId);
      return after;
    });
  }, []);

  return [expanded, toggle];
}
