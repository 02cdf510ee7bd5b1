import type { FlowLensClient, ShareLink } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the live public links of a flow. */
export const shareLinksQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<ShareLink[], typeof flowlensKeys.shareLinks> =>
  queryOptions({
    queryKey: flowlensKeys.shareLinks(flowId),
    queryFn: ({ signal }) => client.flows.shares(flowId, signal),
    // Others create and revoke links too, and the list must show who can see the flow now.
    staleTime: 0,
    refetchOnMount: 'always',
  });
