import type { FlowLensClient } from '@flowlens/client';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';
import { keepWhileCached } from './session/keep-while-cached.js';
import { openTimeline, type TimelineSession } from './session/timeline-session.js';

export interface TimelineSource {
  timelineUrl: string;
  /** Identifies the timeline in the cache, because signed addresses change. */
  flowId?: string | undefined;
}

/**
 * Query definition, for starting the download in a route loader. Its data is the session that reads the file, which lives
 * as long as the query is cached.
 */
export const timelineQuery = (
  client: FlowLensClient,
  queryClient: QueryClient,
  { timelineUrl, flowId }: TimelineSource,
): QueryDefinition<TimelineSession, typeof flowlensKeys.timeline> => {
  const queryKey = flowlensKeys.timeline(flowId ?? timelineUrl);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const download = async (ending: AbortSignal) =>
        client.timeline.fetch(await addressToTry(queryClient, queryKey, timelineUrl), ending);
      const session = await openTimeline(download, signal);
      // The query was cancelled after all, before the cache had the session.
      signal.addEventListener('abort', session.end);
      keepWhileCached(queryClient, queryKey, session);
      return session;
    },
    structuralSharing: false,
    // A recording does not change, and reloading it would remove what the user is viewing.
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
};

interface AddressHolder {
  timeline_url?: string | null;
}

/**
 * Returns the address to download. It may have expired by the second attempt, so the flow that contains it is refetched
 * then. Without such a flow, or if that fails, the address stays the same.
 */
async function addressToTry(queryClient: QueryClient, queryKey: QueryKey, timelineUrl: string): Promise<string> {
  const before = queryClient.getQueryState(queryKey);
  if (!before?.dataUpdateCount && !before?.errorUpdateCount) return timelineUrl;
  const addressIn = (data: unknown) => (data as AddressHolder | undefined)?.timeline_url;
  const flow = queryClient.getQueryCache().find({
    queryKey: flowlensKeys.all,
    exact: false,
    predicate: ({ state }) => addressIn(state.data) === timelineUrl,
  });
  await flow?.fetch().catch(() => undefined);
  return addressIn(flow?.state.data) ?? timelineUrl;
}
