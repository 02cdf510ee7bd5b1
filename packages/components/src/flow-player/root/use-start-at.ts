'use client';

import { parseMoment } from '@flowlens/core/player';
import type { PlayerStore } from '@flowlens/hooks';
import { useEffect } from 'react';

/** Seeks to a time in seconds, or to the time in a link; ignores invalid times. */
export function useStartAt(store: PlayerStore, startAt: number | string | null | undefined): void {
  const seconds = typeof startAt === 'string' ? parseMoment(startAt) : (startAt ?? null);
  useEffect(() => {
    if (seconds !== null && Number.isFinite(seconds)) store.actions.seek(seconds * 1_000);
  }, [store, seconds]);
}
