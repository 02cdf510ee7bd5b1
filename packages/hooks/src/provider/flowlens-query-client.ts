import { UNUSED_DATA_KEPT_MS } from '@flowlens/core/limits';
import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query client with the cache settings of FlowLens. A provider creates one if its host passes none. Hosts create
 * one to fetch data before the provider mounts.
 */
export function createFlowLensQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Refetches data that a change made stale while no page showed it.
        refetchOnMount: ({ state }) => state.isInvalidated,
        // On a server the cache is discarded after rendering; a timer would keep it in memory.
        gcTime: typeof window === 'undefined' ? Infinity : UNUSED_DATA_KEPT_MS,
        retry: false,
        // Offline, requests fail at once; the other mode would show a loading state forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
