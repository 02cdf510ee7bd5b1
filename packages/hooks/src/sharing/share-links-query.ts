import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the live public links of a flow. */
export const shareLinksQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.shareLinks(flowId),
    queryFn: ({ signal }) => client.flows.shares(flowId, signal),
    // Who looks at it wants to know who can see the flow now, and others make and revoke links too.
    staleTime: 0,
    refetchOnMount: 'always',
  });
