'use client';

import type { UseTimelineFiltersResult, UseTimelineResult } from '@flowlens/hooks';
import { useEffect } from 'react';
import type { ShownEntry } from './shown-entry.js';

interface UnfoldShownOptions {
  timeline: Pick<UseTimelineResult, 'view'>;
  filtering: UseTimelineFiltersResult;
  shown: ShownEntry | null;
}

/** Shows assets one by one when the requested entry is among the folded ones. */
export function useUnfoldShown({ timeline, filtering, shown }: UnfoldShownOptions): void {
  const { active, settled, filters, view, toggleAssets } = filtering;
  const folds = !active && settled && filters.assets !== 'shown' && timeline.view !== view;
  const isFolded =
    folds && shown !== null && view.indexOf(shown.entryId) < 0 && timeline.view.indexOf(shown.entryId) >= 0;

  useEffect(() => {
    if (isFolded) toggleAssets();
  }, [isFolded, toggleAssets]);
}
