'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { type RefObject, startTransition, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../../ui/internal/layout/watch-size.js';
import { sameFields } from '../../../ui/internal/same-fields.js';
import { movedBy } from './moved-by.js';
import { ROW_HEIGHT_PX, type RowLayout } from '../row-layout.js';
import { createScrollScale } from './scroll-scale.js';

/** Rows drawn beyond the ones in sight, and how many come and go at a time. */
const STEP_ROWS = 4;
/** A list that has come to rest gets the rows beyond the ones in sight. */
const REST_MS = 100;
/** Rows that a list begins with, and those of a hidden list: half of what most panels show, the rest of which is drawn after them in slices. */
const FIRST_ROWS = 12;
/** A list that goes less far at once gets the rows beyond the ones in sight. */
const NEAR_ROWS = 24;
/** Rows kept in sight before and after the one scrolled to. */
const CONTEXT_PX = 3 * ROW_HEIGHT_PX;

interface Window {
  viewportPx: number;
  firstIndex: number;
  lastIndex: number;
  shiftPx: number;
}

export interface RowScrollerOptions {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  layout: RowLayout;
  /** Left free below the last row. */
  roomPx: number;
  /** Rows to keep where they are while others get another height: the first of them that is in sight. */
  anchors: readonly number[];
  /** Runs when somebody scrolls, whatever with: not where the list has scrolled itself, nor where a browser had to scroll it. */
  onReaderScroll: () => void;
}

export interface RowScroller {
  /** Rows to draw, from the first to the last. */
  firstIndex: number;
  lastIndex: number;
  /** Height of the element that holds the rows. */
  elementPx: number;
  /** To be taken from the tops of the rows: not 0 only where the list is higher than an element may be. */
  shiftPx: number;
  /** A list in a hidden tab has no height, and cannot scroll. */
  visible: boolean;
  /** True if there are rows out of sight. */
  scrollable: boolean;
  /** No further than needed where the row is in sight, else to have it in the middle. */
  scrollToIndex: (index: number) => void;
  scrollBy: (deltaPx: number) => void;
  /** For the element that scrolls. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

const UNSEEN: Window = { viewportPx: 0, firstIndex: 0, lastIndex: FIRST_ROWS - 1, shiftPx: 0 };

/**
 * Returns the visible rows of a long list, and functions to scroll it. Visible content stays in place while rows grow
 * and shrink.
 */
export function useRowScroller({ scroller, layout, roomPx, anchors, onReaderScroll }: RowScrollerOptions): RowScroller {
  const [seen, setSeen] = useState(UNSEEN);
  // Remembered, null before the first look: whoever asks the browser has it lay out what was drawn a moment ago, there and then.
  const scrolledPx = useRef<number | null>(null);
  const offsetPx = useRef(0);
  const layoutSeen = useRef(layout);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const totalPx = layout.totalPx + roomPx;
  const scale = createScrollScale(totalPx, seen.viewportPx);

  const look = useStableCallback(() => {
    // An event may still come in while the list is leaving.
    if (!scroller.current) return;
    const { clientHeight: viewportPx, scrollTop } = scroller.current;
    const begins = scrolledPx.current === null;
    scrolledPx.current = scrollTop;
    offsetPx.current = createScrollScale(totalPx, viewportPx).toOffset(scrollTop);
    const first = layout.indexAt(offsetPx.current);
    const last = begins ? UNSEEN.lastIndex : layout.indexAt(offsetPx.current + viewportPx);
    // Those beyond come once something of this place has been seen.
    const near = seen.viewportPx > 0 && Math.abs(first - seen.firstIndex) < NEAR_ROWS;
    const next = {
      viewportPx,
      shiftPx: offsetPx.current - scrollTop,
      firstIndex: near ? Math.max(0, Math.floor(first / STEP_ROWS - 1) * STEP_ROWS) : first,
      lastIndex: near ? Math.ceil(last / STEP_ROWS + 1) * STEP_ROWS : last,
    };
    setSeen((before) => (viewportPx === 0 ? UNSEEN : sameFields(before, next) ? before : next));
  });

  /** Scrolls by a distance, and returns whether the list moved. */
  function move(deltaPx: number): boolean {
    const scrollTop = scale.toScrollTop(offsetPx.current + deltaPx);
    if (!scroller.current || scrollTop === scrolledPx.current) return false;
    setScrollTop(scroller.current, scrollTop);
    return true;
  }

  function scrollBy(deltaPx: number): void {
    if (move(deltaPx)) look();
  }

  const layOut = useStableCallback(() => {
    const { viewportPx } = seen;
    const movedPx = movedBy(layoutSeen.current, layout, { offsetPx: offsetPx.current, viewportPx, anchors });
    layoutSeen.current = layout;
    if (viewportPx > 0 && movedPx !== 0) move(movedPx);
    // At first the browser tells the height with the frame that shows the list, and lays out once.
    if (scrolledPx.current !== null || typeof ResizeObserver === 'undefined') look();
  });
  // The element has its new height only now.
  useLayoutEffect(layOut, [layOut, layout, roomPx]);

  useEffect(
    () =>
      watchSize(scroller.current!, () => {
        const begins = scrolledPx.current === null;
        // Drawn before the browser shows the new size or place, so that no gap is ever seen.
        flushSync(look);
        if (begins) startTransition(look);
      }),
    [scroller, look],
  );

  return {
    firstIndex: seen.firstIndex,
    lastIndex: Math.min(seen.lastIndex, layout.count - 1),
    elementPx: scale.elementPx,
    shiftPx: seen.shiftPx,
    visible: seen.viewportPx > 0,
    scrollable: totalPx > seen.viewportPx,
    scrollToIndex(index) {
      const halfPx = (seen.viewportPx - ROW_HEIGHT_PX) / 2;
      const fromMiddlePx = layout.topOf(index) - halfPx - offsetPx.current;
      const distancePx = Math.abs(fromMiddlePx);
      const freePx = distancePx < halfPx + ROW_HEIGHT_PX ? Math.max(0, halfPx - CONTEXT_PX) : 0;
      if (distancePx > freePx) scrollBy(fromMiddlePx - Math.sign(fromMiddlePx) * freePx);
    },
    scrollBy,
    onScroll({ currentTarget }) {
      // The list has already rendered its own scrolling.
      if (currentTarget.scrollTop !== scrolledPx.current) {
        // In a box of another size the browser may have had to scroll, before the list was told of it.
        if (currentTarget.clientHeight === seen.viewportPx) onReaderScroll();
        flushSync(look);
      }
      clearTimeout(rest.current);
      rest.current = setTimeout(look, REST_MS);
    },
  };
}

function setScrollTop(element: HTMLElement, scrollTop: number): void {
  element.scrollTop = scrollTop;
}
