'use client';

import type { TimelineView } from '@flowlens/core';
import { useStableCallback } from '@flowlens/hooks';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { ShownEntry } from './shown-entry.js';

export interface UseRevealEntryOptions {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  view: TimelineView;
  shown: ShownEntry | null;
  /** Runs with the place of the entry once the list has scrolled to it. */
  onReveal: (index: number) => void;
}

/** Scrolls to the entry somebody asked to see, as soon as it passes the filters and the list is on screen. */
export function useRevealEntry({ virtualizer, view, shown, onReveal }: UseRevealEntryOptions): void {
  const reveal = useStableCallback(onReveal);
  const visible = (virtualizer.scrollRect?.height ?? 0) > 0;

  useEffect(() => {
    if (!shown || !visible) return;
    const index = view.indexOf(shown.entryId);
    if (index < 0) return;
    virtualizer.scrollToIndex(index, { align: 'center' });
    reveal(index);
  }, [virtualizer, view, visible, shown, reveal]);
}
