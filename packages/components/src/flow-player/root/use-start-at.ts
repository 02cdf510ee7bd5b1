'use client';

import { parseMoment } from '@flowlens/core/player';
import type { PlayerStore } from '@flowlens/hooks';
import { useEffect } from 'react';

/** Sends the player to a time in seconds, or to one that a link names; what is no time is left alone. */
export function useStartAt(store: PlayerStore, startAt: number | string | null | undefined): void {
  const seconds = typeof startAt === 'string' ? parseMoment(startAt) : (startAt ?? null);
  useEffect(() => {
    if (seconds !== null && Number.isFinite(seconds)) store.actions.seek(seconds * 1_000);
  }, [store, seconds]);
}
