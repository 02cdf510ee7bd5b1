'use client';

import { useStableCallback } from '@flowlens/hooks';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../ui/element-size/watch-size.js';
import { sameFields } from '../ui/same-fields/same-fields.js';
import { ROW_HEIGHT_PX, type RowLayout } from './row-layout.js';
import { createScrollScale } from './scroll-scale.js';

/** Rows drawn beyond the ones in sight, and how many rows come and go at a time. */
const OVERSCAN_ROWS = 6;
const STEP_ROWS = 4;
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
  isInSight: (index: number) => boolean;
  /** Whether a place of the list has been scrolled past. */
  isAbove: (px: number) => boolean;
  /** `nearest` scrolls no further than needed. */
  scrollToIndex: (index: number, align: 'nearest' | 'center') => void;
  scrollBy: (deltaPx: number) => void;
}

const UNSEEN: Window = { viewportPx: 0, firstIndex: 0, lastIndex: -1, shiftPx: 0 };

/** Which rows of a long list are in sight, and the ways to scroll it. `roomPx` is left free below the last row. */
export function useRowScroller(
  scroller: RefObject<HTMLElement | null>,
  layout: RowLayout,
  roomPx: number,
): RowScroller {
  const [seen, setSeen] = useState(UNSEEN);
  const totalPx = layout.totalPx + roomPx;
  const scale = useMemo(() => createScrollScale(totalPx, seen.viewportPx), [totalPx, seen.viewportPx]);

  const look = useStableCallback(() => {
    // An event may still come in while the list is leaving.
    if (!scroller.current) return;
    const { clientHeight, scrollTop } = scroller.current;
    const offset = createScrollScale(totalPx, clientHeight).toOffset(scrollTop);
    const next = windowAt(layout, { offset, viewportPx: clientHeight, shiftPx: offset - scrollTop });
    setSeen((before) => (sameFields(before, next) ? before : next));
  });

  // The element has its new height only now.
  useLayoutEffect(look, [look, layout, roomPx]);

  useEffect(() => {
    const element = scroller.current!;
    // Drawn before the browser shows the new place, so that no gap is ever seen.
    const onScroll = () => flushSync(look);
    element.addEventListener('scroll', onScroll, { passive: true });
    const endSize = watchSize(element, look);
    return () => {
      element.removeEventListener('scroll', onScroll);
      endSize();
    };
  }, [scroller, look]);

  const offsetNow = () => scale.toOffset(scroller.current?.scrollTop ?? 0);

  function scrollTo(offset: number): void {
    if (!scroller.current) return;
    setScrollTop(scroller.current, scale.toScrollTop(offset));
    look();
  }

  return {
    firstIndex: seen.firstIndex,
    lastIndex: Math.min(seen.lastIndex, layout.count - 1),
    elementPx: scale.elementPx,
    shiftPx: seen.shiftPx,
    visible: seen.viewportPx > 0,
    isInSight(index) {
      const top = layout.topOf(index) - offsetNow();
      return top + ROW_HEIGHT_PX > 0 && top < seen.viewportPx;
    },
    isAbove: (px) => px < offsetNow(),
    scrollToIndex(index, align) {
      const top = layout.topOf(index);
      const room = seen.viewportPx - ROW_HEIGHT_PX;
      if (align === 'center') return scrollTo(top - room / 2);
      const context = Math.max(0, Math.min(CONTEXT_PX, room / 2));
      const now = offsetNow();
      if (top < now + context) scrollTo(top - context);
      else if (top > now + room - context) scrollTo(top - room + context);
    },
    scrollBy: (deltaPx) => scrollTo(offsetNow() + deltaPx),
  };
}

function windowAt(
  layout: RowLayout,
  { offset, viewportPx, shiftPx }: { offset: number; viewportPx: number; shiftPx: number },
): Window {
  if (viewportPx === 0 || layout.count === 0) return { ...UNSEEN, viewportPx };
  const first = Math.floor(layout.indexAt(offset) / STEP_ROWS) * STEP_ROWS;
  const last = Math.ceil(layout.indexAt(offset + viewportPx) / STEP_ROWS) * STEP_ROWS;
  return {
    viewportPx,
    shiftPx,
    firstIndex: Math.max(0, first - OVERSCAN_ROWS),
    lastIndex: Math.min(layout.count - 1, last + OVERSCAN_ROWS),
  };
}

function setScrollTop(element: HTMLElement, scrollTop: number): void {
  element.scrollTop = scrollTop;
}
