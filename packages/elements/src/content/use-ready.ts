'use client';

import { useEffect, useRef } from 'react';
import type { Emit } from '../events/emit.js';

/** Emits `flowlens-ready` once for each shown object. `isReady` is read after each render. */
export function useReady(isReady: () => boolean, id: string, emit: Emit): void {
  const toldId = useRef<string | null>(null);
  useEffect(() => {
    if (toldId.current === id || !isReady()) return;
    toldId.current = id;
    emit('flowlens-ready', null);
  });
}
