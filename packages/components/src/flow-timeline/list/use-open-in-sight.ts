'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface UseOpenInSightOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Height of all rows together in pixels. */
  totalPx: number;
  /** Scrolls the list by that many pixels. */
  scrollBy: (deltaPx: number) => void;
  /** Space to leave below the details. */
  roomPx: number;
}

export interface OpenInSight {
  /** This row has just been opened. */
  opened: (entryId: string) => void;
  /** The details of a row are all there: from now on it is the reader who scrolls. */
  filled: (entryId: string) => void;
}

/** Scrolls a row whose details open so far that they can be read. */
export function useOpenInSight({ scroller, totalPx, scrollBy, roomPx }: UseOpenInSightOptions): OpenInSight {
  const wanted = useRef<{ entryId: string; filled: boolean } | null>(null);

  // Before the list has grown by the details there is nowhere to scroll to.
  useEffect(() => {
    if (!wanted.current || !scroller.current) return;
    const { entryId, filled } = wanted.current;
    const row = scroller.current.querySelector(`[data-entry-id="${entryId}"]`)?.getBoundingClientRect();
    if (filled) wanted.current = null;
    if (!row) return;
    const view = scroller.current.getBoundingClientRect();
    const hidden = row.bottom + roomPx - view.bottom;
    // Details higher than the list are shown from their start.
    if (hidden > 0) scrollBy(Math.min(hidden, row.top - view.top));
  }, [scroller, totalPx, scrollBy, roomPx]);

  const opened = useCallback((entryId: string) => {
    wanted.current = { entryId, filled: false };
  }, []);
  const filled = useCallback((entryId: string) => {
    if (wanted.current?.entryId === entryId) wanted.current.filled = true;
  }, []);
  return { opened, filled };
}
