'use client';

import { useEffect, useRef } from 'react';

/** Returns a function that checks later whether the component is still mounted with the same id. */
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
