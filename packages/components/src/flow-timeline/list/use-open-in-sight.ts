'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface UseOpenInSightOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Total height of all rows in pixels. */
  totalPx: number;
  /** Scrolls the list by a number of pixels. */
  scrollBy: (deltaPx: number) => void;
  /** Space to leave below the details. */
  roomPx: number;
}

export interface OpenInSight {
  /** Called when a row has just been expanded. */
  opened: (entryId: string) => void;
  /** Called when the details are complete. From then on, only the reader scrolls. */
  filled: (entryId: string) => void;
}

/** Scrolls an expanding row until its details are visible. */
export function useOpenInSight({ scroller, totalPx, scrollBy, roomPx }: UseOpenInSightOptions): OpenInSight {
  const wanted = useRef<{ entryId: string; filled: boolean } | null>(null);

  // The list cannot scroll further until it has grown by the details.
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
