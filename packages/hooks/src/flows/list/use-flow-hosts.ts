'use client';

import type { FlowHost } from '@flowlens/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';

export interface UseFlowHostsOptions {
  /** One project; by default, every project of the viewer. */
  projectId?: string | undefined;
}

/**
 * Hosts of recorded pages, by which a flow list can be filtered; the most frequent first.
 *
 * @example
 * const { data: hosts } = useFlowHosts({ projectId });
 */
export function useFlowHosts({ projectId }: UseFlowHostsOptions = {}): UseQueryResult<FlowHost[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery(
    {
      queryKey: flowlensKeys.flowHosts(projectId),
      queryFn: ({ signal }) => client.flows.hosts(projectId, signal),
      enabled,
    },
    queryClient,
  );
}
