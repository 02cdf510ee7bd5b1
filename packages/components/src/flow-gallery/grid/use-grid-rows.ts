'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { type GridRows, rowsInView } from './grid-rows.js';
import { watchScrolling } from './scroll-surroundings.js';
import { watchSize } from '../../ui/internal/layout/watch-size.js';
import { useBrowserLayoutEffect } from '../../ui/internal/layout/use-browser-layout-effect.js';
import { sameFields } from '../../ui/internal/same-fields.js';

/** Enough cards to fill a screen before measuring is possible, as on a server. */
const FIRST_ROWS = 8;
/** Rows rendered above and below the view, so that fast scrolling shows cards. */
const OVERSCAN_ROWS = 3;
const UNMEASURED: GridRows = { columns: 1, rowPx: 0, first: 0, end: FIRST_ROWS, nearEnd: false };

/**
 * Returns the rows of a grid of `count` cards to render. Uses only the position in the window, so it works in any
 * scroller of any host. `rowPx` is 0 until the page has been measured.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, count: number): GridRows {
  const [rows, setRows] = useState(UNMEASURED);
  const [overscan, setOverscan] = useState(0);

  const measure = useStableCallback(() => {
    if (!list.current) return;
    const next = rowsInView(list.current, { count, overscan });
    setRows((before) => (sameFields(before, next) ? before : next));
  });

  useBrowserLayoutEffect(measure);

  // Rows out of view must not delay the first paint of visible rows.
  useEffect(() => startTransition(() => setOverscan(OVERSCAN_ROWS)), []);

  useEffect(() => {
    if (!list.current) return undefined;
    const endWatch = watchScrolling(list.current, measure);
    const endSize = watchSize(list.current, measure);
    // The height of the window matters as well.
    window.addEventListener('resize', measure);
    return () => {
      endWatch();
      endSize();
      window.removeEventListener('resize', measure);
    };
  }, [list, measure]);

  return rows;
}
