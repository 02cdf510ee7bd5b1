'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStableCallback } from '../use-stable-callback.js';
import type { PlayerStore } from './player-store.js';
import { usePlayer } from './use-player.js';

/** A flow read longer ago than this may hold addresses that have run out; the server signs them for some minutes only. */
const RENEW_AFTER_MS = 60_000;

type RenewableQuery = Pick<UseQueryResult, 'dataUpdatedAt' | 'refetch'>;

/**
 * Another try for a video that failed: reads the flow anew, for a fresh address, and goes on where the video stopped. Happens by
 * itself where the address may just have run out, as on a page left open.
 */
export function useVideoRenewal(store: PlayerStore, flow: RenewableQuery): () => void {
  const failed = usePlayer((state) => state.failed, store);
  const retry = useStableCallback(() => {
    void flow.refetch().then(({ isSuccess }) => {
      if (isSuccess) store.actions.reload();
    });
  });

  const renew = useStableCallback(() => {
    if (Date.now() - flow.dataUpdatedAt > RENEW_AFTER_MS) retry();
  });
  useEffect(() => {
    if (failed) renew();
  }, [failed, renew]);

  return retry;
}
