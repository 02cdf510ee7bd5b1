'use client';

import type { PersonalToken } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { agentTokensQuery } from './agent-tokens-query.js';

/** Frequent enough for a user who waits for a token; each response is small. */
const ASK_EVERY_MS = 3_000;

export interface UsePersonalTokensOptions {
  /** Polls every 3 s while the page is visible. @default false */
  waiting?: boolean | undefined;
}

/**
 * Returns the viewer's tokens for coding assistants and recorders, without their secrets.
 *
 * @example
 * const { data: tokens } = usePersonalTokens();
 */
export function usePersonalTokens({ waiting = false }: UsePersonalTokensOptions = {}): UseQueryResult<PersonalToken[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const refetchInterval = waiting && ASK_EVERY_MS;
  return useQuery({ ...agentTokensQuery(client), enabled, refetchInterval }, queryClient);
}
