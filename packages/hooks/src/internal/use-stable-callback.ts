'use client';

import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns a callback with a stable identity that always runs the latest function. Do not call it during render. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
