'use client';

import type { TimelineRows } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { useEffect } from 'react';
import type { RowScroller } from './use-row-scroller.js';
import { useRowsThere } from '../use-rows-there.js';

export interface UseFollowScrollOptions {
  scroller: RowScroller;
  view: TimelineRows;
  following: boolean;
  currentIndex: number;
}

/** Keeps the current event in view during playback: row by row, or with a jump after a seek, once rows are loaded. */
export function useFollowScroll({ scroller, view, following, currentIndex }: UseFollowScrollOptions): void {
  // A list in a hidden tab catches up when it is shown.
  const wanted = following && scroller.visible ? currentIndex : -1;
  const there = useRowsThere(view, wanted);
  const follow = useStableCallback(scroller.scrollToIndex);

  useEffect(() => {
    if (there) follow(wanted);
  }, [follow, wanted, there]);
}
