import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the viewer's tokens for coding assistants and for recorders. */
export const agentTokensQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.agentTokens(),
    queryFn: ({ signal }) => client.agentTokens.list(signal),
    // Who looks at it wants to know what reads the flows now, and the viewer's other devices make and revoke tokens too.
    staleTime: 0,
    refetchOnMount: 'always',
  });
