'use client';

import { hasTimelineFilters, type TimelineFilters } from '@flowlens/timeline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.js';
import type { FoundRows, TimelineSearch } from './session/searches.js';
import type { TimelineSession } from './session/timeline-session.js';
import type { UseTimelineResult } from './use-timeline.js';

export interface ShownRows extends FoundRows {
  viewKey: string;
}

/**
 * Returns the entries that pass the filters, or all without filters. Earlier results of the same timeline stay until there
 * are new ones.
 */
export function useTimelineSearch(
  { session, view: all, foldedView }: Pick<UseTimelineResult, 'session' | 'view' | 'foldedView'>,
  filters: TimelineFilters,
): ShownRows {
  const wanted = hasTimelineFilters(filters) ? textOf(filters) : null;
  const isFolded = filters.assets === 'folded';
  const view = isFolded ? foldedView : all;
  // The key of an unfolded list differs only if its rows do.
  const viewKey = isFolded || all === foldedView ? 'all' : 'unfolded';
  const [last, setLast] = useState<{ session: TimelineSession; search: TimelineSearch; of: string } | null>(null);
  // A search after no filters must not show results of an earlier one.
  if (wanted === null && last) setLast(null);
  const shown = last?.session === session ? last : null;

  const start = useStableCallback((timeline: TimelineSession) => timeline.search(filters));
  useEffect(() => {
    if (wanted === null || !session) return;
    const search = start(session);
    const unsubscribe = search.subscribe(() =>
      setLast((now) => (now?.search === search ? now : { session, search, of: wanted })),
    );
    return () => {
      unsubscribe();
      search.end();
    };
  }, [session, wanted, start]);

  const found = useSyncExternalStore(
    shown?.search.subscribe ?? neverChanges,
    () => shown?.search.getFound() ?? null,
    noRows,
  );
  if (wanted === null) return { view, settled: true, progress: 1, viewKey };
  if (!shown || !found) return { view, settled: false, progress: 0, viewKey };
  if (shown.of !== wanted) return { ...found, settled: false, progress: 0, viewKey: shown.search.key };
  return { ...found, viewKey: shown.search.key };
}

/** Hosts may recreate filter objects; only their content counts. */
function textOf({ kinds, severities, assets, search }: TimelineFilters): string {
  return JSON.stringify([kinds && [...kinds].sort(), severities && [...severities].sort(), assets, search.trim()]);
}

const neverChanges = () => () => {};
const noRows = () => null;
