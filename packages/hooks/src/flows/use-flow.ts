'use client';

import type { Flow, FlowLensClient } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition, for prefetching on a server or in a route loader. */
export const flowQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.flow(flowId),
    queryFn: ({ signal }) => client.flows.get(flowId, signal),
  });

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
