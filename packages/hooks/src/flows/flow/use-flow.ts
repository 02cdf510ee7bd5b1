'use client';

import type { Flow, FlowComment } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { flowCommentsQuery } from '../../comments/flow-comments-query.js';
import { useWithoutDeleted } from '../../comments/use-without-deleted.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import { type CachedFlow, flowQuery } from './flow-query.js';

const NO_COMMENTS: FlowComment[] = [];

/**
 * Returns one flow with its media addresses and comments.
 *
 * @example
 * const { data: flow, isPending, error, refetch } = useFlow(flowId);
 */
export function useFlow(flowId: string): UseQueryResult<Flow> {
  const { client, queryClient, enabled } = useFlowLens();
  const query = flowQuery(client, flowId);
  const { data = NO_COMMENTS } = useQuery(
    {
      ...flowCommentsQuery(client, flowId),
      // They arrive with the flow, so they are requested only if the cache has dropped them since.
      enabled: ({ state }) =>
        enabled && state.data === undefined && queryClient.getQueryData(query.queryKey) !== undefined,
    },
    queryClient,
  );
  const comments = useWithoutDeleted(flowId, data);
  const withComments = useCallback((flow: CachedFlow): Flow => ({ ...flow, comments }), [comments]);
  return useQuery({ ...query, enabled, select: withComments }, queryClient);
}
