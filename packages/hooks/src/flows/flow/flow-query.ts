import type { Flow, FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import { receiveComments } from '../../comments/receive-comments.js';
import type { QueryDefinition } from '../../query-definition.js';
import * as flowlensKeys from '../../query-keys.js';

/** A flow in the cache. Its comments are cached by `flowCommentsQuery`. */
export type CachedFlow = Omit<Flow, 'comments'>;

/** Query definition, for prefetching on a server or in a route loader. Also fills the cache of the comments. */
export const flowQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<CachedFlow, typeof flowlensKeys.flow> =>
  queryOptions({
    queryKey: flowlensKeys.flow(flowId),
    queryFn: async ({ signal, client: queryClient }): Promise<CachedFlow> => {
      const askedAt = Date.now();
      const { comments, ...flow } = await client.flows.get(flowId, signal);
      receiveComments(queryClient, flowId, { comments, askedAt });
      return flow;
    },
  });
