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
 *
 * @param onFailed Runs when the video failed and is not retried automatically, or when that retry failed.
 *
 * @example
 * const retry = useVideoRenewal(store, useFlow(flowId));
 */
export function useVideoRenewal(store: PlayerStore, flow: RenewableQuery, onFailed?: () => void): () => void {
  const failed = usePlayer((state) => state.failed, store);
  const reload = useStableCallback(async () => {
    const { isSuccess } = await flow.refetch();
    if (isSuccess) store.actions.reload();
    return isSuccess;
  });
  const retry = useStableCallback(() => void reload());

  const renew = useStableCallback(async () => {
    if (!mayHaveExpired(flow.dataUpdatedAt) || !(await reload())) onFailed?.();
  });
  useEffect(() => {
    if (failed) void renew();
  }, [failed, renew]);

  return retry;
}
