'use client';

import { type RefObject, useRef } from 'react';
import { type GridShape, gridShape } from './grid-rows.js';
import { scrollerOf, watchScrolling } from './scroll-surroundings.js';
import { useBrowserLayoutEffect } from '../../ui/internal/layout/use-browser-layout-effect.js';

/** User input that takes over scrolling. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Place {
  /** The first visible card. */
  index: number;
  /** Distance from the top of its scroll container. */
  belowTopPx: number;
}

/** Scroll position of each visit, for the lifetime of the page. */
const visits = new Map<string, Place>();

export interface UseScrollRestorationOptions extends GridShape {
  list: RefObject<HTMLElement | null>;
  /** Identifies a visit that the user may return to; a new name is a new visit. */
  scrollKey: string | undefined;
  /** Number of cards. */
  count: number;
  /** True if the cards belong to the previous visit. */
  outdated: boolean;
  hasMore: boolean;
  loadMore: () => void;
}

/** Keeps visible cards in view when the number of columns changes, and restores the position of an earlier visit. */
export function useScrollRestoration(options: UseScrollRestorationOptions): void {
  const { list, scrollKey, columns, rowPx, count, outdated, hasMore, loadMore } = options;
  const place = useRef<Place | null>(null);
  const wanted = useRef<Place | null>(null);

  useBrowserLayoutEffect(() => {
    place.current = null;
    wanted.current = (scrollKey !== undefined && visits.get(scrollKey)) || null;
  }, [scrollKey]);

  useBrowserLayoutEffect(() => {
    if (!wanted.current || !list.current || outdated || rowPx === 0) return;
    if (wanted.current.index >= count && hasMore) {
      loadMore();
      return;
    }
    goTo(list.current, wanted.current);
    wanted.current = null;
  });

  useBrowserLayoutEffect(() => {
    if (place.current && !wanted.current && list.current) goTo(list.current, place.current);
  }, [list, columns, rowPx]);

  // Runs before the visit ends: an effect would run after the next page has scrolled to its top, and store that position.
  useBrowserLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return undefined;
    const scroller = scrollerOf(grid);
    const stay = () => void (wanted.current = null);
    const endWatch = watchScrolling(grid, () => {
      place.current = placeOf(grid, scroller);
      if (scrollKey !== undefined && !wanted.current) visits.set(scrollKey, place.current);
    });
    OWN_MOVES.forEach((move) => scroller.addEventListener(move, stay, { passive: true }));
    return () => {
      endWatch();
      OWN_MOVES.forEach((move) => scroller.removeEventListener(move, stay));
    };
  }, [list, scrollKey]);
}

function placeOf(grid: HTMLElement, scroller: Element): Place {
  const { columns, rowPx } = gridShape(grid);
  const topPx = grid.getBoundingClientRect().top - topOf(scroller);
  const row = Math.max(0, Math.floor(-topPx / rowPx));
  return { index: row * columns, belowTopPx: topPx + row * rowPx };
}

function goTo(grid: HTMLElement, { index, belowTopPx }: Place): void {
  const { columns, rowPx } = gridShape(grid);
  const scroller = scrollerOf(grid);
  const topPx = grid.getBoundingClientRect().top - topOf(scroller);
  scroller.scrollBy({ top: topPx + Math.floor(index / columns) * rowPx - belowTopPx, behavior: 'instant' });
}

/** The page itself scrolls below the window's upper edge, an element below its own. */
function topOf(scroller: Element): number {
  return scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
}
