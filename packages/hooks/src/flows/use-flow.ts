'use client';

import type { Flow, FlowLensClient } from '@flowlens/client';
import { statusOf } from '@flowlens/core';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition, for prefetching on a server or in a route loader. */
export const flowQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.flow(flowId),
    queryFn: ({ signal }) => client.flows.get(flowId, signal),
  });

/** Whether there is no such flow, or none any more, for the viewer: what is still known of it is no longer theirs to see. */
export function isMissingFlow(error: Error | null): boolean {
  return statusOf(error) === 404;
}

/**
 * One flow with its media addresses and comments.
 *
 * @example
 * const { data: flow, isPending, error, refetch } = useFlow(flowId);
 */
export function useFlow(flowId: string): UseQueryResult<Flow> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...flowQuery(client, flowId), enabled }, queryClient);
}
