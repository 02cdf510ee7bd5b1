'use client';

import type { Flow } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../../provider/use-flowlens.js';
import { flowQuery } from './flow-query.js';

/**
 * Returns one flow with its media addresses and comments.
 *
 * @example
 * const { data: flow, isPending, error, refetch } = useFlow(flowId);
 */
export function useFlow(flowId: string): UseQueryResult<Flow> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...flowQuery(client, flowId), enabled }, queryClient);
}
