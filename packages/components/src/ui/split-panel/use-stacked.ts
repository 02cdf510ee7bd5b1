'use client';

import { type RefObject, useEffect, useState } from 'react';
import { watchSize } from '../element-size/watch-size.js';

/** Whether the stylesheet has put what is in a box one above the other. It is asked when it has, so that nothing is laid out for it. */
export function useStacked(box: RefObject<HTMLElement | null>): boolean {
  const [stacked, setStacked] = useState(false);

  useEffect(() => {
    const element = box.current!;
    return watchSize(element, () => setStacked(getComputedStyle(element).flexDirection === 'column'));
  }, [box]);

  return stacked;
}
