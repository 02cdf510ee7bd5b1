'use client';

import { useEffect } from 'react';
import type { Emit } from '../events/emit.js';

/** Emits `flowlens-ready` once for each shown object. */
export function useReady(ready: boolean, id: string, emit: Emit): void {
  useEffect(() => {
    if (ready) emit('flowlens-ready', null);
  }, [ready, id, emit]);
}
