'use client';

import { type RefObject, useEffect, useState } from 'react';
import { watchSize } from '../internal/layout/watch-size.js';

/** Returns whether the style sheet stacks the content of a box. Read after layout, so that it forces none. */
export function useStacked(box: RefObject<HTMLElement | null>): boolean {
  const [stacked, setStacked] = useState(false);

  useEffect(() => {
    const element = box.current!;
    return watchSize(element, () => setStacked(getComputedStyle(element).flexDirection === 'column'));
  }, [box]);

  return stacked;
}
