'use client';

import { useStableCallback } from '@flowlens/hooks';
import { useEffect } from 'react';
import type { RowScroller } from './use-row-scroller.js';

export interface UseFollowScrollOptions {
  scroller: RowScroller;
  following: boolean;
  currentIndex: number;
}

/** Keeps the current event in sight while the video plays: one row at a time, or with a jump after a seek. */
export function useFollowScroll({ scroller, following, currentIndex }: UseFollowScrollOptions): void {
  // A list in a hidden tab catches up when it is shown.
  const { visible } = scroller;
  const follow = useStableCallback((index: number) =>
    scroller.scrollToIndex(index, scroller.isInSight(index) ? 'nearest' : 'center'),
  );

  useEffect(() => {
    if (following && visible && currentIndex >= 0) follow(currentIndex);
  }, [follow, following, visible, currentIndex]);
}
