'use client';

import { useFlowLens } from '@flowlens/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The smallest step of a relative time. */
const TICK_MS = 60_000;

/**
 * The current time in epoch milliseconds, updated each minute. Null on a server and during hydration, because their
 * clocks differ.
 */
export function useNowMs(): number | null {
  const { now } = useFlowLens();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [nowMs, setNowMs] = useState(now);

  useEffect(() => {
    const timer = setInterval(() => setNowMs(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);

  return inBrowser ? nowMs : null;
}

const neverChanges = () => () => undefined;
