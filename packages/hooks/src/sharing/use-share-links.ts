'use client';

import type { FlowLensClient, ShareLink } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
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

/** The live public links of a flow, newest first, without their secrets. */
export function useShareLinks(flowId: string): UseQueryResult<ShareLink[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...shareLinksQuery(client, flowId), enabled }, queryClient);
}
