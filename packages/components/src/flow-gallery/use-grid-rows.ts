'use client';

import { useStableCallback } from '@flowlens/hooks';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { type GridRows, rowsInView } from './grid-rows.js';
import { watchScrolling } from './scroll-surroundings.js';
import { useBrowserLayoutEffect } from '../ui/layout-effect/use-browser-layout-effect.js';

/** Enough cards to fill a screen before anything can be measured, as on a server. */
const FIRST_ROWS = 8;
/** Rows drawn above and below the view, so that a quick scroll meets cards. */
const OVERSCAN_ROWS = 3;
const UNMEASURED: GridRows = { columns: 1, rowPx: 0, first: 0, end: FIRST_ROWS, nearEnd: false };

/**
 * Which rows of a grid of `count` cards to draw. Where the grid lies in the window says it all, so that it works in
 * any scroller of any host. `rowPx` is 0 until the page has been measured.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, count: number): GridRows {
  const [rows, setRows] = useState(UNMEASURED);
  const [overscan, setOverscan] = useState(0);

  const measure = useStableCallback(() => {
    if (!list.current) return;
    const next = rowsInView(list.current, { count, overscan });
    setRows((before) => (isSame(before, next) ? before : next));
  });

  useBrowserLayoutEffect(measure);

  // What is out of sight does not hold up the first picture of what is in sight.
  useEffect(() => startTransition(() => setOverscan(OVERSCAN_ROWS)), []);

  useEffect(() => {
    if (!list.current) return undefined;
    const endWatch = watchScrolling(list.current, measure);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(list.current);
    // The height of the window counts, too.
    window.addEventListener('resize', measure);
    return () => {
      endWatch();
      observer?.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [list, measure]);

  return rows;
}

function isSame(a: GridRows, b: GridRows): boolean {
  return (Object.keys(a) as (keyof GridRows)[]).every((key) => a[key] === b[key]);
}
