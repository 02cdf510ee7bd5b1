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
  /** Runs with the place of the entry once the list has scrolled to it. */
  onReveal: (index: number, shown: ShownEntry) => void;
}

/**
 * Scrolls to the entry somebody asked to see, as soon as it is loaded, passes the filters and the list is on screen. What is in sight
 * stays until the rows of that place have been read.
 */
export function useRevealEntry({ scroller, view, shown, onReveal }: UseRevealEntryOptions): void {
  const { visible } = scroller;
  const index = useMemo(() => (shown && visible ? view.indexOf(shown.entryId) : -1), [shown, visible, view]);
  const there = useRowsThere(view, index);
  const reveal = useStableCallback((index: number, request: ShownEntry) => {
    scroller.scrollToIndex(index);
    // The prepared jump has happened.
    view.prepare(-1);
    onReveal(index, request);
  });

  // Not after the browser has drawn the highlight alone: the place comes with it.
  useLayoutEffect(() => {
    if (shown && there) reveal(index, shown);
  }, [shown, index, there, reveal]);
}
