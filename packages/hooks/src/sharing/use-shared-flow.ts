'use client';

import type { FlowLensClient, SharedFlow } from '@flowlens/client';
import { RECORDING_POLL_MS, statusOf } from '@flowlens/core';
import { type Query, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of a flow behind a public link; asks again until its video is done (spec §4). */
export const sharedFlowQuery = (client: FlowLensClient, token: string) =>
  queryOptions({
    queryKey: flowlensKeys.sharedFlow(token),
    queryFn: ({ signal }) => client.sharedFlows.get(token, signal),
    refetchInterval: pollInterval,
    // Another tab in front: the next poll waits until this one has the focus again.
    refetchIntervalInBackground: false,
  });

/**
 * A flow as anyone with its public link sees it. Sends no token, and a refused link starts no refresh (spec §7).
 *
 * @example
 * const { data: flow, isPending, error } = useSharedFlow(token);
 */
export function useSharedFlow(token: string): UseQueryResult<SharedFlow> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...sharedFlowQuery(client, token), enabled }, queryClient);
}

function pollInterval({ state }: Pick<Query<SharedFlow>, 'state'>): number | false {
  const status = state.data?.recording_status;
  const waiting = status === 'pending' || status === 'in_progress';
  return waiting && !isRefusedLink(state.error) ? RECORDING_POLL_MS : false;
}

/** Whether a link leads nowhere for good: expired, revoked or invalid, or its flow is deleted (spec §8). */
export function isRefusedLink(error: Error | null): boolean {
  return [401, 404].includes(statusOf(error) ?? 0);
}
