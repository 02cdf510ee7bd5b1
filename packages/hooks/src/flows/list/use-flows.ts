'use client';

import type { FlowSummary } from '@flowlens/client';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useFlowLens } from '../../provider/use-flowlens.js';
import type { FlowListFilters } from './flow-list-filters.js';
import { flowsQuery } from './flows-query.js';

/**
 * Flows of one project or of all, page after page.
 *
 * @example
 * const { data: flows, hasNextPage, fetchNextPage } = useFlows({ projectId });
 */
export function useFlows(filters: FlowListFilters = {}): UseInfiniteQueryResult<FlowSummary[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useInfiniteQuery({ ...flowsQuery(client, filters), enabled }, queryClient);
}
