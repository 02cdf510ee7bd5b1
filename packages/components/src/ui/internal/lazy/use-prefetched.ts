'use client';

import { useEffect } from 'react';
import type { LazyCode } from './lazy-code.js';

/** Usually long enough for the component's page to be painted. */
const AT_REST_MS = 500;

/** Preloads code when the page is idle: a request costs the page time, and visible content comes first. */
export function usePrefetched(codes: readonly LazyCode<unknown>[]): void {
  useEffect(() => {
    const timer = setTimeout(() => codes.forEach((code) => code.prefetch()), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [codes]);
}
