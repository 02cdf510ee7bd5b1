'use client';

import { useEffect, useState } from 'react';

/** 0, then the next number after every interval, and from `count` round again. For messages that take turns. */
export function useRotatingIndex(count: number, intervalMs: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return count > 0 ? turn % count : 0;
}
