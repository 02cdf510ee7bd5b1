'use client';

import type { TimelineRows } from '@flowlens/hooks';
import { useMemo } from 'react';
import { createRowLayout, type RowLayout } from './row-layout.js';
import type { ExpandedEntries } from './use-expanded-entries.js';

/** Returns the positions of a list's rows, with their expanded details. */
export function useRowLayout(view: TimelineRows, expanded: ExpandedEntries): RowLayout {
  return useMemo(() => {
    const rows = [...expanded].map(([entryId, extraPx]) => ({ index: view.indexOf(entryId), extraPx }));
    return createRowLayout(
      view.length,
      rows.filter(({ index }) => index >= 0),
    );
  }, [view, expanded]);
}
