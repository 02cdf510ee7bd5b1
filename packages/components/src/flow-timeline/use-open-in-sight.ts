'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface UseOpenInSightOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Height of all rows together in pixels, as the list has it in the document. */
  totalPx: number;
  /** Scrolls the list by that many pixels. */
  scrollBy: (deltaPx: number) => void;
  /** How much room to leave below the details. */
  roomPx: number;
}

/** Scrolls a row whose details have just opened so far that they can be read. Returns the function that says which row. */
export function useOpenInSight({
  scroller,
  totalPx,
  scrollBy,
  roomPx,
}: UseOpenInSightOptions): (index: number) => void {
  const opened = useRef<number | null>(null);

  // Before the list has grown by the details there is nowhere to scroll to.
  useEffect(() => {
    if (opened.current === null || !scroller.current) return;
    const row = scroller.current.querySelector(`[data-index="${opened.current}"]`)?.getBoundingClientRect();
    opened.current = null;
    if (!row) return;
    const view = scroller.current.getBoundingClientRect();
    const hidden = row.bottom + roomPx - view.bottom;
    // What is higher than the list is shown from its beginning.
    if (hidden > 0) scrollBy(Math.min(hidden, row.top - view.top));
  }, [scroller, totalPx, scrollBy, roomPx]);

  return useCallback((index: number) => {
    opened.current = index;
  }, []);
}
