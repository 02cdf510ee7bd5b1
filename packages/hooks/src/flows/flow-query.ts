import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition, for prefetching on a server or in a route loader. */
export const flowQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.flow(flowId),
    queryFn: ({ signal }) => client.flows.get(flowId, signal),
  });
