'use client';

import type { SharedFlow } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { sharedFlowQuery } from './shared-flow-query.js';

/**
 * Returns a flow as anyone with its public link sees it. Sends no token, and a refused link starts no refresh.
 *
 * @example
 * const { data: flow, isPending, error } = useSharedFlow(token);
 */
export function useSharedFlow(token: string): UseQueryResult<SharedFlow> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...sharedFlowQuery(client, token), enabled }, queryClient);
}
