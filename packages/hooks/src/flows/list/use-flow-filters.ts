'use client';

import { type FlowFilters, hasFlowFilters, NO_FLOW_FILTERS } from '@flowlens/core';
import { useInsertionEffect, useRef } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.js';
import { useStableCallback } from '../../internal/use-stable-callback.js';

export interface UseFlowFiltersOptions {
  /** Set by a host that holds the filters itself, for instance in the address. */
  filters?: FlowFilters | undefined;
  /** Initial filters, if the hook holds them. @default no filters */
  defaultFilters?: FlowFilters | undefined;
  onFiltersChange?: ((filters: FlowFilters) => void) | undefined;
}

export interface UseFlowFiltersResult {
  filters: FlowFilters;
  /** True if any filter is set. */
  active: boolean;
  setSearch: (search: string) => void;
  /** Takes titles; `NO_TAGS.title` for flows without tags. */
  setTags: (tags: readonly string[]) => void;
  /** Takes an e-mail or a name, or nothing for all reporters. */
  setReporter: (reporter: string) => void;
  clear: () => void;
}

/**
 * Holds the filters of a list of flows, controlled by the host or here.
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

  // The host may apply changes late, as an address does. Until then the next change builds on the last requested
  // filters.
  const asked = useRef(filters);
  useInsertionEffect(() => {
    asked.current = filters;
  }, [filters]);
  const change = useStableCallback((part: Partial<FlowFilters>) => {
    asked.current = { ...asked.current, ...part };
    setFilters(asked.current);
  });

  return {
    filters,
    active: hasFlowFilters(filters),
    setSearch: useStableCallback((search: string) => change({ search })),
    setTags: useStableCallback((tags: readonly string[]) => change({ tags })),
    setReporter: useStableCallback((reporter: string) => change({ reporter })),
    clear: useStableCallback(() => change(NO_FLOW_FILTERS)),
  };
}
