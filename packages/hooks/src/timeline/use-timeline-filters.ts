'use client';

import {
  createTimelineView,
  type EntryKind,
  filterEntries,
  hasTimelineFilters,
  NO_TIMELINE_FILTERS,
  type TimelineEntry,
  type TimelineFilters,
  type TimelineView,
} from '@flowlens/core';
import { useDeferredValue, useMemo } from 'react';
import { useControllableState } from '../use-controllable-state.js';

export interface UseTimelineFiltersOptions {
  entries: readonly TimelineEntry[];
  /** Set by a host that holds the filters itself. */
  filters?: TimelineFilters | undefined;
  /** @default no filters */
  defaultFilters?: TimelineFilters | undefined;
  onFiltersChange?: ((filters: TimelineFilters) => void) | undefined;
}

export interface UseTimelineFiltersResult {
  filters: TimelineFilters;
  /** Whether anything is filtered at all. */
  active: boolean;
  /** The entries that pass. Follows the filters when there is time, so that typing never waits for it. */
  view: TimelineView;
  /** Whether `view` has caught up with the filters. */
  settled: boolean;
  /** Shows a kind, or no longer. From the state where all kinds show, the first one picked is shown alone. */
  toggleKind: (kind: EntryKind) => void;
  /** Shows errors alone, or everything again. */
  toggleErrors: () => void;
  setSearch: (search: string) => void;
  clear: () => void;
}

/**
 * The filters of a timeline and what passes them. A host may hold the filters, or leave them to the hook.
 *
 * @example
 * const { view, filters, toggleKind } = useTimelineFilters({ entries });
 */
export function useTimelineFilters({
  entries,
  filters: hostFilters,
  defaultFilters = NO_TIMELINE_FILTERS,
  onFiltersChange,
}: UseTimelineFiltersOptions): UseTimelineFiltersResult {
  const [filters, setFilters] = useControllableState<TimelineFilters>({
    value: hostFilters,
    defaultValue: defaultFilters,
    onChange: onFiltersChange,
  });
  const appliedFilters = useDeferredValue(filters);
  const view = useMemo(() => createTimelineView(filterEntries(entries, appliedFilters)), [entries, appliedFilters]);

  return {
    filters,
    active: hasTimelineFilters(filters),
    view,
    settled: appliedFilters === filters,
    toggleKind: (kind) => setFilters({ ...filters, kinds: toggled(filters.kinds, kind) }),
    toggleErrors: () => setFilters({ ...filters, severities: filters.severities ? null : new Set(['error']) }),
    setSearch: (search) => setFilters({ ...filters, search }),
    clear: () => setFilters(NO_TIMELINE_FILTERS),
  };
}

function toggled(kinds: ReadonlySet<EntryKind> | null, kind: EntryKind): ReadonlySet<EntryKind> | null {
  const next = new Set(kinds);
  if (!next.delete(kind)) next.add(kind);
  return next.size > 0 ? next : null;
}
