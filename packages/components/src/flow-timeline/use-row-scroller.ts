'use client';

import { useStableCallback } from '@flowlens/hooks';
import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../ui/element-size/watch-size.js';
import { sameFields } from '../ui/same-fields/same-fields.js';
import { ROW_HEIGHT_PX, type RowLayout } from './row-layout.js';
import { createScrollScale } from './scroll-scale.js';

/** Rows drawn beyond the ones in sight, and how many come and go at a time. */
const STEP_ROWS = 4;
/** A list that has come to rest gets the rows beyond the ones in sight. */
const REST_MS = 100;
/** Rows that a list begins with: as many as most panels show. Those of a hidden list stay. */
const FIRST_ROWS = 24;
/** Rows kept in sight before and after the one scrolled to. */
const CONTEXT_PX = 3 * ROW_HEIGHT_PX;

interface Window {
  viewportPx: number;
  firstIndex: number;
  lastIndex: number;
  shiftPx: number;
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
  /** Whether a place of the list has been scrolled past. */
  isAbove: (px: number) => boolean;
  /** No further than needed where the row is in sight, else to have it in the middle. */
  scrollToIndex: (index: number) => void;
  scrollBy: (deltaPx: number) => void;
  /** For the element that scrolls. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

const UNSEEN: Window = { viewportPx: 0, firstIndex: 0, lastIndex: FIRST_ROWS - 1, shiftPx: 0 };

/** Which rows of a long list are in sight, and the ways to scroll it. `roomPx` is left free below the last row. */
export function useRowScroller(
  scroller: RefObject<HTMLElement | null>,
  layout: RowLayout,
  roomPx: number,
): RowScroller {
  const [seen, setSeen] = useState(UNSEEN);
  // Remembered, null before the first look: whoever asks the browser has it lay out what was drawn a moment ago, there and then.
  const scrolledPx = useRef<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const totalPx = layout.totalPx + roomPx;
  const scale = createScrollScale(totalPx, seen.viewportPx);

  const look = useStableCallback(() => {
    // An event may still come in while the list is leaving.
    if (!scroller.current) return;
    const { clientHeight: viewportPx, scrollTop } = scroller.current;
    scrolledPx.current = scrollTop;
    const offset = createScrollScale(totalPx, viewportPx).toOffset(scrollTop);
    const first = layout.indexAt(offset);
    const last = layout.indexAt(offset + viewportPx);
    // Those beyond come once something of this place has been seen.
    const near = seen.viewportPx > 0 && Math.abs(first - seen.firstIndex) < FIRST_ROWS;
    const next = {
      viewportPx,
      shiftPx: offset - scrollTop,
      firstIndex: near ? Math.max(0, Math.floor(first / STEP_ROWS - 1) * STEP_ROWS) : first,
      lastIndex: near ? Math.ceil(last / STEP_ROWS + 1) * STEP_ROWS : last,
    };
    setSeen((before) => (viewportPx === 0 ? UNSEEN : sameFields(before, next) ? before : next));
  });

  // The element has its new height only now. At first the browser tells it with the frame that shows the list, and lays out once.
  useLayoutEffect(() => {
    if (scrolledPx.current !== null || typeof ResizeObserver === 'undefined') look();
  }, [look, layout, roomPx]);

  // Drawn before the browser shows the new size or place, so that no gap is ever seen.
  useEffect(() => watchSize(scroller.current!, () => flushSync(look)), [scroller, look]);

  const offsetNow = () => scale.toOffset(scrolledPx.current ?? 0);

  function scrollBy(deltaPx: number): void {
    const scrollTop = scale.toScrollTop(offsetNow() + deltaPx);
    if (!scroller.current || scrollTop === scrolledPx.current) return;
    setScrollTop(scroller.current, scrollTop);
    look();
  }

  return {
    firstIndex: seen.firstIndex,
    lastIndex: Math.min(seen.lastIndex, layout.count - 1),
    elementPx: scale.elementPx,
    shiftPx: seen.shiftPx,
    visible: seen.viewportPx > 0,
    isAbove: (px) => px < offsetNow(),
    scrollToIndex(index) {
      const halfPx = (seen.viewportPx - ROW_HEIGHT_PX) / 2;
      const fromMiddlePx = layout.topOf(index) - halfPx - offsetNow();
      const distancePx = Math.abs(fromMiddlePx);
      const freePx = distancePx < halfPx + ROW_HEIGHT_PX ? Math.max(0, halfPx - CONTEXT_PX) : 0;
      if (distancePx > freePx) scrollBy(fromMiddlePx - Math.sign(fromMiddlePx) * freePx);
    },
    scrollBy,
    onScroll({ currentTarget }) {
      // Where the list has scrolled itself is drawn already.
      if (currentTarget.scrollTop !== scrolledPx.current) flushSync(look);
      clearTimeout(rest.current);
      rest.current = setTimeout(look, REST_MS);
    },
  };
}

function setScrollTop(element: HTMLElement, scrollTop: number): void {
  element.scrollTop = scrollTop;
}
