'use client';

import { type FlowFilters, NO_FLOW_FILTERS } from '@flowlens/core';
import { useEffect, useState } from 'react';
import { membersQuery } from '../members/use-members.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { tagsQuery } from '../tags/use-tags.js';
import { flowsQuery } from './use-flows.js';

export interface PrefetchFlowListOptions {
  /** The project that will likely be shown; undefined where nobody can tell yet. */
  systemId: string | undefined;
  /** @default no filters */
  filters?: FlowFilters | undefined;
}

/**
 * Asks for what a gallery of a project needs before it stands there, once, so that it does not wait for the list of projects first.
 * What cannot be had is not said: whoever shows it asks again, and says so.
 *
 * @example
 * usePrefetchFlowList({ systemId: requestedId ?? store.get(), filters });
 */
export function usePrefetchFlowList(options: PrefetchFlowListOptions): void {
  const { client, queryClient, enabled } = useFlowLens();
  // Only for the first screen: later ones know their project.
  const [{ systemId, filters = NO_FLOW_FILTERS }] = useState(options);

  useEffect(() => {
    if (!enabled || systemId === undefined) return;
    void queryClient.prefetchInfiniteQuery({ ...flowsQuery(client, { systemId, ...filters }), staleTime: Infinity });
    void queryClient.prefetchQuery({ ...tagsQuery(client, systemId), staleTime: Infinity });
    void queryClient.prefetchQuery({ ...membersQuery(client, systemId), staleTime: Infinity });
  }, [client, queryClient, enabled, systemId, filters]);
}
