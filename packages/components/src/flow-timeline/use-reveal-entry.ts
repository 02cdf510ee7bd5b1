'use client';

import type { TimelineRows } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks';
import { useEffect } from 'react';
import type { ShownEntry } from './shown-entry.js';
import type { RowScroller } from './use-row-scroller.js';

export interface UseRevealEntryOptions {
  scroller: RowScroller;
  view: TimelineRows;
  shown: ShownEntry | null;
  /** Runs with the place of the entry once the list has scrolled to it. */
  onReveal: (index: number, shown: ShownEntry) => void;
}

/** Scrolls to the entry somebody asked to see, as soon as it is loaded, passes the filters and the list is on screen. */
export function useRevealEntry({ scroller, view, shown, onReveal }: UseRevealEntryOptions): void {
  const { visible } = scroller;
  const reveal = useStableCallback((index: number, request: ShownEntry) => {
    scroller.scrollToIndex(index, 'center');
    onReveal(index, request);
  });

  useEffect(() => {
    if (!shown || !visible) return;
    const index = view.indexOf(shown.entryId);
    if (index >= 0) reveal(index, shown);
  }, [view, visible, shown, reveal]);
}
