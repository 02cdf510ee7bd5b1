'use client';

import type { PersonalToken } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { agentTokensQuery } from './agent-tokens-query.js';

/** The viewer's tokens of coding assistants and of recorders, without their secret. */
export function usePersonalTokens(): UseQueryResult<PersonalToken[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...agentTokensQuery(client), enabled }, queryClient);
}
