'use client';

import { useEffect, useState } from 'react';

/** Returns 0, increases after every interval, and restarts at `count`. For messages shown in turn. */
export function useRotatingIndex(count: number, intervalMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return count > 0 ? turn % count : 0;
}
