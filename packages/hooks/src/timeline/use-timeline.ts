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
  /** Message for the user. */
  text: string;
}

export interface TimelineProgress {
  loadedBytes: number;
  /** Null if unknown. */
  totalBytes: number | null;
}

export interface UseTimelineOptions {
  /** Identifies the timeline in the cache, because signed addresses change. Pass it everywhere or nowhere. */
  flowId?: string | undefined;
}

export interface UseTimelineResult {
  /** `idle` without an address; `ready` as soon as rows are available, or if there are none. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** True once the whole file has been read. */
  complete: boolean;
  progress: TimelineProgress;
  /** All entries so far. */
  view: TimelineRows;
  /**
   * All entries so far, where one row stands for a run of assets that did not fail; the same as `view` if there are none to
   * fold.
   */
  foldedView: TimelineRows;
  counts: EntryCounts;
  /**
   * Errors and marked moments in order of time, for the markers of a player: at most 2,000 of each. The last ones follow
   * shortly after `complete`.
   */
  incidents: readonly TimelineRow[];
  /** Idle stretches, once the whole file is loaded; `stretchesWithin` fits them to a video. */
  idleStretches: readonly TimeRange[];
  /** The recording browser and machine; null if not in the file, or not loaded yet. */
  metadata: TimelineMetadata | null;
  /** URL of the first web page of the recording; null if there is none, or not loaded yet. */
  pageUrl: string | null;
  failure: TimelineFailure | null;
  /** True during a retry. */
  retrying: boolean;
  retry: () => void;
  /** Returns an entry with all of its recorded data; null if it does not exist. */
  readEntry: (entryId: string) => Promise<TimelineEntryDetails | null>;
  /** Session that reads the file, for the other hooks of a timeline. Null until the download has begun. */
  session: TimelineSession | null;
}

/**
 * Loads the timeline of a flow once for all components. A worker reads it during the download, so rows are available before
 * the file is complete. The page holds only the visible rows.
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
  // Renders the first rows at once and later ones in slices, because the user is already reading and scrolling.
  const drawn = useDeferredValue(latest);
  const isOfSession = useDeferredValue(session) === session;
  const state = isOfSession && drawn.view.length > 0 ? drawn : latest;
  // A failed session stays until a retry has created a new one.
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
