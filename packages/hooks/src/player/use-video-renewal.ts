'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayHaveExpired } from '../flows/flow/may-have-expired.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import type { PlayerStore } from './player-store.js';
import { usePlayer } from './use-player.js';

type RenewableQuery = Pick<UseQueryResult, 'dataUpdatedAt' | 'refetch'>;

/**
 * Retries a failed video: reloads the flow for a fresh address and continues at the same position. Happens
 * automatically when the address may have expired, as on a page left open.
 */
export function useVideoRenewal(store: PlayerStore, flow: RenewableQuery): () => void {
  const failed = usePlayer((state) => state.failed, store);
  const retry = useStableCallback(() => {
    void flow.refetch().then(({ isSuccess }) => {
      if (isSuccess) store.actions.reload();
    });
  });

  const renew = useStableCallback(() => {
    if (mayHaveExpired(flow.dataUpdatedAt)) retry();
  });
  useEffect(() => {
    if (failed) renew();
  }, [failed, renew]);

  return retry;
}
