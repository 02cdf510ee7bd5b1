import type { FlowLensClient } from '@flowlens/client';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
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
      const download = async (ending: AbortSignal) =>
        client.timeline.fetch(await addressToTry(queryClient, queryKey, timelineUrl), ending);
      const session = await openTimeline(download, signal);
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

interface AddressHolder {
  timeline_url?: string | null;
}

/**
 * The address at the first try. Until the next it may have run out, so the flow that told it is read anew, for a fresh one; where no
 * flow did, or it cannot be had, it stays the same.
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
