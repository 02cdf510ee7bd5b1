'use client';

import { useCallback, useInsertionEffect, useRef } from 'react';

/** A callback with one identity for life that always runs the newest function. Not for use while rendering. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
