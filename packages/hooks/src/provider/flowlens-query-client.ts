import { UNUSED_DATA_KEPT_MS } from '@flowlens/core/limits';
import { QueryClient } from '@tanstack/react-query';

/**
 * A query client with the cache settings of spec §7. A provider makes one where its host hands none in; a host makes one itself to ask
 * for things before the provider stands.
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
        // An offline browser gets the failure text at once; the other mode would load for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
