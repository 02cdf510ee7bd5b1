'use client';

import type { AgentToken } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { agentTokensQuery } from './agent-tokens-query.js';

/** The viewer's tokens for coding assistants, newest first, without their secret. */
export function useAgentTokens(): UseQueryResult<AgentToken[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...agentTokensQuery(client), enabled }, queryClient);
}
