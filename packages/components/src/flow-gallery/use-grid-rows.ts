'use client';

import { useStableCallback } from '@flowlens/hooks';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type GridRows, rowsInView } from './grid-rows.js';
import { watchScrolling } from './scroll-surroundings.js';

/** Enough cards to fill a screen before anything can be measured, as on a server. */
const FIRST_ROWS = 12;
const UNMEASURED: GridRows = { columns: 1, rowPx: 0, first: 0, end: FIRST_ROWS, nearEnd: false };

/**
 * Which rows of a grid of `count` cards to draw. Where the grid lies in the window says it all, so that it works in
 * any scroller of any host. `rowPx` is 0 until the page has been measured.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, count: number): GridRows {
  const [rows, setRows] = useState(UNMEASURED);

  const measure = useStableCallback(() => {
    if (!list.current) return;
    const next = rowsInView(list.current, count);
    setRows((before) => (isSame(before, next) ? before : next));
  });

  useLayoutEffect(measure);

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
