'use client';

import { useEffect, useRef } from 'react';
import type { Emit } from '../events/emit.js';

/** Emits `flowlens-ready` once for each object shown. `isReady` is called after each render. */
export function useReady(isReady: () => boolean, id: string, emit: Emit): void {
  const readyId = useRef<string | null>(null);
  useEffect(() => {
    if (readyId.current === id || !isReady()) return;
    readyId.current = id;
    emit('flowlens-ready', null);
  });
}
