'use client';

import { timelineFailure } from '@flowlens/core/failures';
import type { TimelineMetadata } from '@flowlens/core/recorded';
import type { EntryCounts, TimelineRow, TimeRange } from '@flowlens/timeline';
import type { TimelineEntryDetails } from '@flowlens/timeline/worker';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import type { TimelineRows } from './session/timeline-rows.js';
import type { TimelineSession } from './session/timeline-session.js';
import { NOTHING_YET, type TimelineState } from './session/timeline-state.js';
import { timelineQuery } from './timeline-query.js';
import { usePreparedTimeline } from './use-prepared-timeline.js';

export interface TimelineFailure {
  error: Error;
  /** Message for the user (spec §8). */
  text: string;
}

export interface TimelineProgress {
  loadedBytes: number;
  /** Null when it is unknown. */
  totalBytes: number | null;
}

export interface UseTimelineOptions {
  /** Names the timeline in the cache where its address changes, as signed addresses do. Give it everywhere or nowhere. */
  flowId?: string | undefined;
}

export interface UseTimelineResult {
  /** `idle` without an address to load from; `ready` as soon as rows are available, or when there are none. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** True once the whole file has been read. */
  complete: boolean;
  progress: TimelineProgress;
  /** All entries so far. */
  view: TimelineRows;
  counts: EntryCounts;
  /** Errors and marked moments in order of time, for the markers of a player: at most 2,000 of each, the last a little after `complete`. */
  incidents: readonly TimelineRow[];
  /** Idle stretches, once the whole file has been read; `stretchesWithin` fits them to a video. */
  idleStretches: readonly TimeRange[];
  /** The recording browser and machine; null when the file does not say, or has not yet. */
  metadata: TimelineMetadata | null;
  failure: TimelineFailure | null;
  /** Another try is under way. */
  retrying: boolean;
  retry: () => void;
  /** An entry with all of its recorded data; null when it does not exist. */
  readEntry: (entryId: string) => Promise<TimelineEntryDetails | null>;
  /** Session that reads the file, for the other hooks of a timeline. Null until the download has begun. */
  session: TimelineSession | null;
}

/**
 * The timeline of a flow, read once for all components. A worker reads it while it downloads: rows are available before
 * the file is complete, and the page holds only the rows in view.
 *
 * @example
 * const { status, view, metadata, failure } = useTimeline(flow.timeline_url, { flowId: flow.id });
 */
export function useTimeline(timelineUrl: string | null, { flowId }: UseTimelineOptions = {}): UseTimelineResult {
  const { client, queryClient, enabled, messages } = useFlowLens();
  const hasAddress = timelineUrl !== null;
  usePreparedTimeline(enabled && !hasAddress);
  const options = timelineQuery(client, queryClient, { timelineUrl: timelineUrl ?? '', flowId });
  const query = useQuery({ ...options, enabled: enabled && hasAddress }, queryClient);
  const session = query.data ?? null;
  const latest = useSyncExternalStore(
    session?.subscribe ?? neverChanges,
    () => session?.getState() ?? NOTHING_YET,
    nothingYet,
  );
  // The first rows of a timeline at once. What comes after them is drawn in slices: somebody reads already, and scrolls.
  const drawn = useDeferredValue(latest);
  const isOfSession = useDeferredValue(session) === session;
  const state = isOfSession && drawn.view.length > 0 ? drawn : latest;
  // A session that has failed stays until another try has brought a new one.
  const { error: ended, ...known } = state;
  const error = query.error ?? ended;

  const readEntry = useCallback(async (entryId: string) => (await session?.readDetails(entryId)) ?? null, [session]);

  return {
    ...known,
    progress: state,
    status: hasAddress ? statusOf(state, error) : 'idle',
    failure: error && { error, text: timelineFailure(error, messages.failures) },
    retrying: query.isFetching,
    retry: () => void query.refetch(),
    readEntry,
    session,
  };
}

function statusOf({ complete, view }: TimelineState, error: Error | null): UseTimelineResult['status'] {
  if (error) return 'error';
  return complete || view.length > 0 ? 'ready' : 'loading';
}

const neverChanges = () => () => {};
const nothingYet = () => NOTHING_YET;
