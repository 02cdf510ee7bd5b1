'use client';

import { useStableCallback } from '@flowlens/hooks';
import { useLayoutEffect, useRef } from 'react';
import { type ExpandedRow, ROW_HEIGHT_PX, type RowLayout } from './row-layout.js';
import type { RowScroller } from './use-row-scroller.js';

export interface UseKeepPlaceOptions {
  scroller: RowScroller;
  layout: RowLayout;
  expandedRows: readonly ExpandedRow[];
  /** Finds the row that a new list begins with, or gives -1. */
  findStart: () => number;
}

/** A new list starts at the row somebody picked before; later, details above what is in sight grow and shrink without moving it. */
export function useKeepPlace({ scroller, layout, expandedRows, findStart }: UseKeepPlaceOptions): void {
  const { visible } = scroller;
  const started = useRef(false);
  const before = useRef(expandedRows);

  const start = useStableCallback(() => {
    const index = findStart();
    if (index >= 0) scroller.scrollToIndex(index);
  });
  useLayoutEffect(() => {
    if (!visible || started.current) return;
    started.current = true;
    start();
  }, [visible, start]);

  const keep = useStableCallback((rows: readonly ExpandedRow[]) => {
    const grownPx = rows.reduce((sum, { index, extraPx }) => {
      const was = before.current.find((row) => row.index === index)?.extraPx ?? 0;
      // A row of which anything is in sight grows there, or below: it is what somebody has just opened.
      return scroller.isAbove(layout.topOf(index) + ROW_HEIGHT_PX + was) ? sum + extraPx - was : sum;
    }, 0);
    before.current = rows;
    if (grownPx !== 0) scroller.scrollBy(grownPx);
  });
  useLayoutEffect(() => keep(expandedRows), [keep, expandedRows]);
}
