'use client';

import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';

export interface UseFollowScrollOptions {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  following: boolean;
  currentIndex: number;
}

/** Keeps the current event in sight while the video plays: one row at a time, or with a jump after a seek. */
export function useFollowScroll({ virtualizer, following, currentIndex }: UseFollowScrollOptions): void {
  // A list in a hidden tab has no height and cannot scroll; it catches up when it is shown.
  const visible = (virtualizer.scrollRect?.height ?? 0) > 0;

  useEffect(() => {
    if (!following || !visible || currentIndex < 0) return;
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
    const inSight = currentIndex >= startIndex && currentIndex <= endIndex;
    virtualizer.scrollToIndex(currentIndex, { align: inSight ? 'auto' : 'center' });
  }, [virtualizer, following, visible, currentIndex]);
}
