'use client';

import type { AgentToken, PersonalToken } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { agentTokensQuery } from './agent-tokens-query.js';

const ofAssistants = (tokens: PersonalToken[]) => tokens.filter((token) => token.kind === 'agent');

/**
 * Returns the viewer's tokens for coding assistants, newest first, without their secrets.
 *
 * @example
 * const { data: tokens } = useAgentTokens();
 */
export function useAgentTokens(): UseQueryResult<AgentToken[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...agentTokensQuery(client), select: ofAssistants, enabled }, queryClient);
}
