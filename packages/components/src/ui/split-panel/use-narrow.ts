'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is narrower than so many pixels. */
export function useNarrow(element: RefObject<HTMLElement | null>, belowPx: number): boolean {
  const [narrow, setNarrow] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setNarrow(entry.contentRect.width < belowPx);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, belowPx]);

  return narrow;
}
