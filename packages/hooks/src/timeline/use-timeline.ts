'use client';

import type { FlowLensClient } from '@flowlens/client';
import { timelineFailure } from '@flowlens/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { flowlensKeys } from '../query-keys.js';
import { EMPTY_TIMELINE, type LoadedTimeline, loadTimeline } from './load-timeline.js';

export interface TimelineSource {
  timelineUrl: string;
  /** Names the timeline in the cache where its address changes, as signed addresses do. */
  flowId?: string | undefined;
}

/** Query definition, for prefetching in a route loader. */
export const timelineQuery = (client: FlowLensClient, { timelineUrl, flowId }: TimelineSource) =>
  queryOptions({
    queryKey: flowlensKeys.timeline(flowId ?? timelineUrl),
    queryFn: async ({ signal }) => {
      const download = await client.timeline.fetch(timelineUrl, signal);
      return loadTimeline(await download.text());
    },
    // Comparing a hundred thousand entries with the last ones costs more than drawing the new ones.
    structuralSharing: false,
  });

export interface TimelineFailure {
  error: Error;
  /** What to tell the user (spec §8). */
  text: string;
}

export interface UseTimelineOptions {
  /** Names the timeline in the cache where its address changes, as signed addresses do. Give it everywhere or nowhere. */
  flowId?: string | undefined;
}

export interface UseTimelineResult extends LoadedTimeline {
  /** `idle` while there is no address to load from. */
  status: 'idle' | 'pending' | 'success' | 'error';
  failure: TimelineFailure | null;
  /** Another try is under way. */
  fetching: boolean;
  refetch: () => void;
}

/**
 * The timeline of a flow: loaded, parsed and merged once, however many components ask. Empty until it is there.
 *
 * @example
 * const { status, entries, metadata, failure } = useTimeline(flow.timeline_url, { flowId: flow.id });
 */
export function useTimeline(timelineUrl: string | null, { flowId }: UseTimelineOptions = {}): UseTimelineResult {
  const { client, queryClient, enabled, messages } = useFlowLens();
  const hasAddress = timelineUrl !== null;
  const query = useQuery(
    { ...timelineQuery(client, { timelineUrl: timelineUrl ?? '', flowId }), enabled: enabled && hasAddress },
    queryClient,
  );
  const { data = EMPTY_TIMELINE, error, status, isFetching: fetching, refetch } = query;

  return {
    ...data,
    status: hasAddress ? status : 'idle',
    failure: error && { error, text: timelineFailure(error, messages.failures) },
    fetching,
    refetch: () => void refetch(),
  };
}
