'use client';

import type { PersonalToken } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { agentTokensQuery } from './agent-tokens-query.js';

/** Frequent enough for a user who waits for a token, with one small response each time. */
const ASK_EVERY_MS = 3_000;

export interface UsePersonalTokensOptions {
  /** Asks again every 3 s while the page is visible. @default false */
  waiting?: boolean | undefined;
}

/** The viewer's tokens of coding assistants and of recorders, without their secret. */
export function usePersonalTokens({ waiting = false }: UsePersonalTokensOptions = {}): UseQueryResult<PersonalToken[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const refetchInterval = waiting && ASK_EVERY_MS;
  return useQuery({ ...agentTokensQuery(client), enabled, refetchInterval }, queryClient);
}
