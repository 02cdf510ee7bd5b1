'use client';

import { type FlowFilters, hasFlowFilters, NO_FLOW_FILTERS } from '@flowlens/core';
import { useInsertionEffect, useRef } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.js';
import { useStableCallback } from '../../internal/use-stable-callback.js';

export interface UseFlowFiltersOptions {
  /** Current filters, for controlled filters, such as those in the URL. */
  filters?: FlowFilters | undefined;
  /** Initial filters, for uncontrolled filters. @default no filters */
  defaultFilters?: FlowFilters | undefined;
  onFiltersChange?: ((filters: FlowFilters) => void) | undefined;
}

export interface UseFlowFiltersResult {
  filters: FlowFilters;
  /** True if any filter is set. */
  active: boolean;
  setSearch: (search: string) => void;
  /** Sets tag titles; `NO_TAGS.title` for flows without tags. */
  setTags: (tags: readonly string[]) => void;
  /** Sets an e-mail address or a name, or nothing for all reporters. */
  setReporter: (reporter: string) => void;
  /** Changes several filters at once, or the order. */
  change: (part: Partial<FlowFilters>) => void;
  /** Replaces all filters and the order. */
  replace: (filters: FlowFilters) => void;
  /** Removes all filters and keeps the order. */
  clear: () => void;
}

/**
 * Filters of a flow list, controlled or uncontrolled.
 *
 * @example
 * const { filters, setSearch } = useFlowFilters();
 * const { flows } = useFlowList({ projectId, filters });
 */
export function useFlowFilters({
  filters: value,
  defaultFilters = NO_FLOW_FILTERS,
  onFiltersChange,
}: UseFlowFiltersOptions = {}): UseFlowFiltersResult {
  const [filters, setFilters] = useControllableState<FlowFilters>({
    value,
    defaultValue: defaultFilters,
    onChange: (next) => onFiltersChange?.(next),
  });

  // The host may apply changes late, for example through the URL. Until then, the next change builds on the last requested
  // filters.
  const requested = useRef(filters);
  useInsertionEffect(() => {
    requested.current = filters;
  }, [filters]);
  const replace = useStableCallback((next: FlowFilters) => {
    requested.current = next;
    setFilters(next);
  });
  const change = useStableCallback((part: Partial<FlowFilters>) => replace({ ...requested.current, ...part }));

  return {
    filters,
    active: hasFlowFilters(filters),
    setSearch: useStableCallback((search: string) => change({ search })),
    setTags: useStableCallback((tags: readonly string[]) => change({ tags })),
    setReporter: useStableCallback((reporter: string) => change({ reporter })),
    change,
    replace,
    clear: useStableCallback(() => {
      const { sort } = requested.current;
      replace({ ...NO_FLOW_FILTERS, ...(sort && { sort }) });
    }),
  };
}
