'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../../ui/internal/layout/watch-size.js';
import { sameFields } from '../../../ui/internal/same-fields.js';
import { movedBy } from './moved-by.js';
import { ROW_HEIGHT_PX, type RowLayout } from '../row-layout.js';
import { createScrollScale } from './scroll-scale.js';

/** Rows rendered beyond the visible ones, and step by which that range changes. */
const STEP_ROWS = 4;
/** Time without scrolling until the list renders rows beyond the visible ones. */
const REST_MS = 100;
/** Initial rows, even in a hidden list: half of what most panels show. The rest is rendered afterwards in slices. */
const FIRST_ROWS = 12;
/** Scroll distance below which the list renders rows beyond the visible ones. */
const NEAR_ROWS = 24;
/** Rows kept visible before and after the scroll target. */
const CONTEXT_PX = 3 * ROW_HEIGHT_PX;
/** Space below the last row and below expanded details, so that the follow button never covers them. */
export const FOLLOW_ROOM_PX = 48;

interface Window {
  viewportPx: number;
  firstIndex: number;
  lastIndex: number;
  shiftPx: number;
}

export interface UseRowWindowOptions {
  /** The scroll container. */
  box: RefObject<HTMLElement | null>;
  layout: RowLayout;
  /** Space below the last row. */
  roomPx: number;
  /** Rows to keep in place while others change their height; the first visible one counts. */
  anchors: readonly number[];
  /** Runs when the user scrolls in any way, but not when the list or the browser scrolls by itself. */
  onUserScroll: () => void;
}

export interface RowWindow {
  /** Rows to render, from the first to the last. */
  firstIndex: number;
  lastIndex: number;
  /** Height of the element that contains the rows. */
  elementPx: number;
  /** Offset to subtract from the tops of the rows. Not 0 only if the list exceeds the maximum height of an element. */
  shiftPx: number;
  /** False for a list in a hidden tab, which has no height and cannot scroll. */
  visible: boolean;
  /** True if there are rows out of view. */
  scrollable: boolean;
  /** Scrolls no further than necessary if the row is visible; otherwise, centers it. */
  scrollToRow: (index: number) => void;
  /** Scrolls down until the details of a row are visible, or from their start if they are higher than the view. */
  scrollToDetails: (index: number) => void;
  /** Handler of the scroll container. */
  onScroll: () => void;
}

const UNSEEN: Window = { viewportPx: 0, firstIndex: 0, lastIndex: FIRST_ROWS - 1, shiftPx: 0 };

/**
 * Returns the visible rows of a long list, and functions to scroll it. Visible content stays in place while rows grow
 * and shrink.
 */
export function useRowWindow({ box, layout, roomPx, anchors, onUserScroll }: UseRowWindowOptions): RowWindow {
  const [seen, setSeen] = useState(UNSEEN);
  // Cached, null before the first read, because reading it from the browser forces a layout.
  const scrolledPx = useRef<number | null>(null);
  const offsetPx = useRef(0);
  const layoutSeen = useRef(layout);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const totalPx = layout.totalPx + roomPx;
  const scale = createScrollScale(totalPx, seen.viewportPx);

  const look = useStableCallback(() => {
    // An event may still arrive while the list unmounts.
    if (!box.current) return;
    const { clientHeight: viewportPx, scrollTop } = box.current;
    const begins = scrolledPx.current === null;
    scrolledPx.current = scrollTop;
    offsetPx.current = createScrollScale(totalPx, viewportPx).toOffset(scrollTop);
    const first = layout.indexAt(offsetPx.current);
    const last = begins ? UNSEEN.lastIndex : layout.indexAt(offsetPx.current + viewportPx);
    // The rows beyond follow once this position has been painted.
    const near = seen.viewportPx > 0 && Math.abs(first - seen.firstIndex) < NEAR_ROWS;
    const next = {
      viewportPx,
      shiftPx: offsetPx.current - scrollTop,
      firstIndex: near ? Math.max(0, Math.floor(first / STEP_ROWS - 1) * STEP_ROWS) : first,
      lastIndex: near ? Math.ceil(last / STEP_ROWS + 1) * STEP_ROWS : last,
    };
    setSeen((before) => (viewportPx === 0 ? UNSEEN : sameFields(before, next) ? before : next));
  });

  function scrollBy(deltaPx: number): void {
    const scrollTop = scale.toScrollTop(offsetPx.current + deltaPx);
    if (!box.current || scrollTop === scrolledPx.current) return;
    setScrollTop(box.current, scrollTop);
    look();
  }

  const noticeScroll = useStableCallback(() => {
    // The list has already rendered its own scrolling.
    if (!box.current || box.current.scrollTop === scrolledPx.current) return;
    // If the box has another size, the browser may have scrolled before the list received the new size.
    if (box.current.clientHeight === seen.viewportPx) onUserScroll();
    flushSync(look);
  });

  const layOut = useStableCallback(() => {
    const { viewportPx } = seen;
    const movedPx = movedBy(layoutSeen.current, layout, { offsetPx: offsetPx.current, viewportPx, anchors });
    layoutSeen.current = layout;
    if (viewportPx > 0 && movedPx !== 0) scrollBy(movedPx);
    // The browser reports the first height with the frame that shows the list, so there is only one layout.
    if (scrolledPx.current !== null || typeof ResizeObserver === 'undefined') look();
  });
  // Only now does the element have its new height.
  useLayoutEffect(layOut, [layOut, layout, roomPx]);

  useEffect(
    () =>
      watchSize(box.current!, () => {
        const begins = scrolledPx.current === null;
        // Renders before the browser paints the new size or position, so that no gap is visible.
        flushSync(look);
        if (begins) startTransition(look);
      }),
    [box, look],
  );

  return {
    firstIndex: seen.firstIndex,
    lastIndex: Math.min(seen.lastIndex, layout.count - 1),
    elementPx: scale.elementPx,
    shiftPx: seen.shiftPx,
    visible: seen.viewportPx > 0,
    scrollable: totalPx > seen.viewportPx,
    scrollToRow(index) {
      const halfPx = (seen.viewportPx - ROW_HEIGHT_PX) / 2;
      const fromMiddlePx = layout.topOf(index) - halfPx - offsetPx.current;
      const distancePx = Math.abs(fromMiddlePx);
      const freePx = distancePx < halfPx + ROW_HEIGHT_PX ? Math.max(0, halfPx - CONTEXT_PX) : 0;
      if (distancePx > freePx) scrollBy(fromMiddlePx - Math.sign(fromMiddlePx) * freePx);
    },
    scrollToDetails(index) {
      const hiddenPx = layout.topOf(index + 1) + FOLLOW_ROOM_PX - offsetPx.current - seen.viewportPx;
      if (hiddenPx > 0) scrollBy(Math.min(hiddenPx, layout.topOf(index) - offsetPx.current));
    },
    onScroll() {
      noticeScroll();
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        // The event of the latest scroll may still be pending.
        noticeScroll();
        look();
      }, REST_MS);
    },
  };
}

function setScrollTop(element: HTMLElement, scrollTop: number): void {
  element.scrollTop = scrollTop;
}
