import type { FlowLensClient } from '@flowlens/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';
import { keepWhileCached } from './session/keep-while-cached.js';
import { openTimeline } from './session/timeline-session.js';

export interface TimelineSource {
  timelineUrl: string;
  /** Names the timeline in the cache where its address changes, as signed addresses do. */
  flowId?: string | undefined;
}

/**
 * Query definition, for starting the download in a route loader. Its data is the session that reads the file: it lives, and holds
 * the file, as long as the query is cached.
 */
export const timelineQuery = (
  client: FlowLensClient,
  queryClient: QueryClient,
  { timelineUrl, flowId }: TimelineSource,
) => {
  const queryKey = flowlensKeys.timeline(flowId ?? timelineUrl);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const session = await openTimeline((ending) => client.timeline.fetch(timelineUrl, ending), signal);
      // Ended after all, before the cache had it.
      signal.addEventListener('abort', session.end);
      keepWhileCached(queryClient, queryKey, session);
      return session;
    },
    structuralSharing: false,
    // A recording does not change, and to read it again would take away what somebody is looking at.
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
};
