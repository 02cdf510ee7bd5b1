import type { Flow, FlowLensClient } from '@flowlens/client';
import type { TimelineMetadata } from '@flowlens/core/recorded';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { TimelineSession } from './session/timeline-session.js';
import { timelineQuery } from './timeline-query.js';
import { waitForResult } from './wait-for-result.js';

export interface CompletedTimelineOptions {
  client: FlowLensClient;
  queryClient: QueryClient;
  flow: Pick<Flow, 'id' | 'timeline_url'>;
}

/**
 * Loads the timeline of a flow and reads from it. The session stays in use until the read has ended. Returns null if no
 * timeline was recorded.
 *
 * @throws if the timeline cannot be read
 */
export async function withCompletedTimeline<Result>(
  { client, queryClient, flow }: CompletedTimelineOptions,
  read: (session: TimelineSession, metadata: TimelineMetadata | null) => Promise<Result>,
): Promise<Result | null> {
  if (flow.timeline_url === null) return null;
  const query = timelineQuery(client, queryClient, { timelineUrl: flow.timeline_url, flowId: flow.id });
  const release = new QueryObserver(queryClient, { queryKey: query.queryKey, enabled: false }).subscribe(() => {});
  try {
    const session = await queryClient.fetchQuery(query);
    const { metadata } = await waitForResult(session.subscribe, () => {
      const state = session.getState();
      if (state.error) throw state.error;
      return state.complete ? state : null;
    });
    return await read(session, metadata);
  } finally {
    release();
  }
}
