import { isMissingFlow, type UseTimelineResult } from '@flowlens/hooks';

/** Query of the flow whose timeline is shown. */
export interface FlowOfTimeline {
  data: object | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Returns a timeline that is loading while its flow is, and has failed if the flow has. */
export function withFlow(
  timeline: UseTimelineResult,
  flow: FlowOfTimeline | undefined,
  failedText: string,
): UseTimelineResult {
  if (!flow || (flow.data && !isMissingFlow(flow.error))) return timeline;
  if (!flow.error) return { ...timeline, status: 'loading' };
  return {
    ...timeline,
    status: 'error',
    failure: { error: flow.error, text: failedText },
    retrying: flow.isFetching,
    retry: () => void flow.refetch(),
  };
}
