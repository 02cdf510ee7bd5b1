'use client';

import { useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';

/** Frequent enough for a waiting user; each response is small. */
const ASK_EVERY_MS = 5_000;

export interface UseFlowArrivalOptions {
  /** One project; by default, every project of the viewer. */
  projectId?: string | undefined;
  /** True while the flow does not exist yet. Polls while the page is visible. */
  waiting: boolean;
}

/**
 * Refetches the lists of flows as soon as the first flow has arrived.
 *
 * @example
 * useFlowArrival({ projectId, waiting: flows.length === 0 });
 */
export function useFlowArrival({ projectId, waiting }: UseFlowArrivalOptions): void {
  const { client, queryClient, enabled } = useFlowLens();
  useQuery(
    {
      queryKey: flowlensKeys.flowArrival(projectId),
      queryFn: async ({ signal }) => {
        const { items } = await (projectId === undefined
          ? client.flows.list({}, signal)
          : client.flows.listBySystem(projectId, {}, signal));
        if (items.length > 0) await queryClient.invalidateQueries({ queryKey: flowlensKeys.flows() });
        return items.length > 0;
      },
      enabled: enabled && waiting,
      refetchInterval: ASK_EVERY_MS,
      staleTime: ASK_EVERY_MS,
      gcTime: 0,
    },
    queryClient,
  );
}
