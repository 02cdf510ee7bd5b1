import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import { latestComments } from '../../comments/latest-comments.js';
import * as flowlensKeys from '../../query-keys.js';

/** Query definition, for prefetching on a server or in a route loader. Includes cached comments. */
export const flowQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.flow(flowId),
    queryFn: async ({ signal, client: queryClient }) => {
      const askedAt = Date.now();
      const flow = await client.flows.get(flowId, signal);
      return { ...flow, comments: latestComments(queryClient, flowId, { comments: flow.comments, askedAt }) };
    },
  });
