'use client';

import {
  type EntrySeverity,
  type FilterKind,
  kindsFilteredWith,
  PINNED_KINDS,
  REQUEST_KINDS,
} from '@flowlens/core/recorded';
import { hasTimelineFilters, NO_TIMELINE_FILTERS, type TimelineFilters } from '@flowlens/timeline';
import { useMemo } from 'react';
import { useControllableState } from '../internal/use-controllable-state.js';
import type { TimelineRows } from './session/timeline-rows.js';
import { useTimelineSearch } from './use-timeline-search.js';
import type { UseTimelineResult } from './use-timeline.js';

export interface UseTimelineFiltersOptions {
  timeline: Pick<UseTimelineResult, 'session' | 'view' | 'foldedView'>;
  /** Current filters, for controlled filters. */
  filters?: TimelineFilters | undefined;
  /** @default no filters */
  defaultFilters?: TimelineFilters | undefined;
  onFiltersChange?: ((filters: TimelineFilters) => void) | undefined;
}

/** Functions that change the filters. Their identity stays the same until the filters change. */
interface FilterChanges {
  /** Toggles a kind and those that are filtered with it (`KIND_FILTERS`). If all kinds are visible, shows only this one. */
  toggleKind: (kind: FilterKind) => void;
  /** Toggles a severity in the same way. */
  toggleSeverity: (severity: EntrySeverity) => void;
  /** Returns whether a kind is among the selected ones. */
  isKindOn: (kind: FilterKind) => boolean;
  /** Folds runs of assets into one row each, or shows them. */
  toggleAssets: () => void;
  setSearch: (search: string) => void;
  clear: () => void;
}

export interface UseTimelineFiltersResult extends FilterChanges {
  filters: TimelineFilters;
  /** True if any filter is set. */
  active: boolean;
  /** Matching entries found so far. Follows the filters with a delay, so that typing never waits for results. */
  view: TimelineRows;
  /** True once the filters have been applied to the whole file. */
  settled: boolean;
  /** Part of the file that has been searched, from 0 to 1. */
  progress: number;
  /** A key for the component that shows `view`: changes with the filters, but not while results grow. */
  viewKey: string;
}

/**
 * Filters of a timeline and the matching entries, controlled or uncontrolled.
 *
 * @example
 * const { view, filters, toggleKind } = useTimelineFilters({ timeline: useTimeline(timelineUrl) });
 */
export function useTimelineFilters({
  timeline,
  filters: hostFilters,
  defaultFilters = NO_TIMELINE_FILTERS,
  onFiltersChange,
}: UseTimelineFiltersOptions): UseTimelineFiltersResult {
  const [filters, setFilters] = useControllableState<TimelineFilters>({
    value: hostFilters,
    defaultValue: defaultFilters,
    onChange: onFiltersChange,
  });
  const active = hasTimelineFilters(filters);
  const { assets = 'folded' } = filters;
  const found = useTimelineSearch(timeline, { ...filters, pinnedKinds: PINNED_KINDS, assets });

  const changes = useMemo<FilterChanges>(
    () => ({
      toggleKind: (kind) =>
        setFilters({ ...filters, kinds: toggled(withRequestKinds(filters.kinds), kindsFilteredWith(kind)) }),
      toggleSeverity: (severity) => setFilters({ ...filters, severities: toggled(filters.severities, [severity]) }),
      setSearch: (search) => setFilters({ ...filters, search }),
      isKindOn: (kind) => withRequestKinds(filters.kinds)?.has(kind) ?? false,
      toggleAssets: () => setFilters({ ...filters, assets: assets === 'folded' ? 'shown' : 'folded' }),
      clear: () => setFilters({ ...NO_TIMELINE_FILTERS, ...(filters.assets && { assets: filters.assets }) }),
    }),
    [filters, assets, setFilters],
  );

  return { ...found, ...changes, filters, active };
}

/** Replaces the kind of all requests by the kinds that have a filter. */
function withRequestKinds(kinds: ReadonlySet<FilterKind> | null): ReadonlySet<FilterKind> | null {
  if (!kinds?.has('network')) return kinds;
  return new Set([...kinds, ...REQUEST_KINDS].filter((kind) => kind !== 'network'));
}

function toggled<Value>(values: ReadonlySet<Value> | null, wanted: readonly Value[]): ReadonlySet<Value> | null {
  const next = new Set(values);
  const isOn = wanted.some((value) => next.has(value));
  for (const value of wanted) {
    if (isOn) next.delete(value);
    else next.add(value);
  }
  return next.size > 0 ? next : null;
}
