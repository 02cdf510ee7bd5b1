'use client';

import type { AgentToken, FlowLensClient } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the viewer's tokens for coding assistants. */
export const agentTokensQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.agentTokens(),
    queryFn: ({ signal }) => client.agentTokens.list(signal),
    // Who looks at it wants to know what reads the flows now, and the viewer's other devices make and revoke tokens too.
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** The viewer's tokens for coding assistants, newest first, without their secret. */
export function useAgentTokens(): UseQueryResult<AgentToken[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...agentTokensQuery(client), enabled }, queryClient);
}
