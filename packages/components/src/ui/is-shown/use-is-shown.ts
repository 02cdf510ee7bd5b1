'use client';

import { useEffect, useRef } from 'react';

/** Tells, whenever it is asked later, whether the component is still there and still about the same. */
export function useIsShown(id: string): (asked: string) => boolean {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = null;
    };
  }, [id]);
  return (asked) => shown.current === asked;
}
