'use client';

import type { TimelineRows } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { useLayoutEffect, useMemo } from 'react';
import type { ShownEntry } from '../../shown-entry.js';
import { useRowsThere } from '../use-rows-there.js';
import type { RowScroller } from './use-row-scroller.js';

export interface UseRevealEntryOptions {
  scroller: RowScroller;
  view: TimelineRows;
  shown: ShownEntry | null;
  /** Runs with the index of the entry once the list has scrolled to it. */
  onReveal: (index: number, shown: ShownEntry) => void;
}

/**
 * Scrolls to the requested entry as soon as it is loaded, passes the filters and the list is visible. The visible rows stay
 * until the target rows have loaded.
 */
export function useRevealEntry({ scroller, view, shown, onReveal }: UseRevealEntryOptions): void {
  const { visible } = scroller;
  const index = useMemo(() => (shown && visible ? view.indexOf(shown.entryId) : -1), [shown, visible, view]);
  const there = useRowsThere(view, index);
  const reveal = useStableCallback((index: number, request: ShownEntry) => {
    scroller.scrollToIndex(index);
    // The announced jump is complete.
    view.prepare(-1);
    onReveal(index, request);
  });

  // A layout effect, so that the highlight never appears before the scroll.
  useLayoutEffect(() => {
    if (shown && there) reveal(index, shown);
  }, [shown, index, there, reveal]);
}
