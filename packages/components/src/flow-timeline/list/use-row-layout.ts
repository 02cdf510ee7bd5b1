'use client';

import type { TimelineRows } from '@flowlens/hooks';
import { useMemo } from 'react';
import { createRowLayout, type RowLayout } from './row-layout.js';
import type { ExpandedEntries } from './use-expanded-entries.js';

/** Where the rows of a list stand, those that show their details among them. */
export function useRowLayout(view: TimelineRows, expanded: ExpandedEntries): RowLayout {
  return useMemo(() => {
    const rows = [...expanded].map(([entryId, extraPx]) => ({ index: view.indexOf(entryId), extraPx }));
    return createRowLayout(
      view.length,
      rows.filter(({ index }) => index >= 0),
    );
  }, [view, expanded]);
}
