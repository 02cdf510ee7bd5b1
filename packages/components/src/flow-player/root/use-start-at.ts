'use client';

import type { PlayerStore } from '@flowlens/hooks';
import { useEffect } from 'react';

/** Seeks to the start; ignores invalid times. */
export function useStartAt(store: PlayerStore, startAtMs: number | null | undefined): void {
  useEffect(() => {
    if (startAtMs != null && Number.isFinite(startAtMs)) store.actions.seek(startAtMs);
  }, [store, startAtMs]);
}
