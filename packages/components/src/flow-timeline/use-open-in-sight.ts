'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls a row whose details have just opened so far that they can be read, with `roomPx` below them. Returns the function that
 * says which row.
 */
export function useOpenInSight(scroller: RefObject<HTMLElement | null>, roomPx: number): (index: number) => void {
  const opened = useRef<number | null>(null);

  useEffect(() => {
    if (opened.current === null || !scroller.current) return;
    const row = scroller.current.querySelector(`[data-index="${opened.current}"]`)?.getBoundingClientRect();
    opened.current = null;
    if (!row) return;
    const view = scroller.current.getBoundingClientRect();
    const hidden = row.bottom + roomPx - view.bottom;
    // What is higher than the list is shown from its beginning.
    if (hidden > 0) scroller.current.scrollBy({ top: Math.min(hidden, row.top - view.top) });
  });

  return useCallback((index: number) => {
    opened.current = index;
  }, []);
}
