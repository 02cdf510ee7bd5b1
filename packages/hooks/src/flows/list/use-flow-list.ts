'use client';

import type { FlowSummary } from '@flowlens/client';
import { type FlowFilters, NO_FLOW_FILTERS } from '@flowlens/core';
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';
import { useStableCallback } from '../../internal/use-stable-callback.js';
import { isInaccessible } from '../flow/is-inaccessible.js';
import { mayHaveExpired } from '../flow/may-have-expired.js';
import { type FlowPage, flowsQuery } from './flows-query.js';

export interface UseFlowListOptions {
  /** One project; by default, the flows of every project of the viewer. */
  projectId?: string | undefined;
  /** @default no filters */
  filters?: FlowFilters | undefined;
}

export interface UseFlowListResult {
  /** Newest first, unless the filters name an order. Undefined while the first page is loading, and if it failed. */
  flows: readonly FlowSummary[] | undefined;
  /** Number of flows once all are loaded; until then, the number on the first page, because the server does not count them. */
  found: { count: number; more: boolean };
  /** True while `flows` still match the previous filters. */
  outdated: boolean;
  /** Failure of the whole list. Earlier `flows` stay. */
  error: Error | null;
  /** True while the list is refetched, after `refresh` or after a change. */
  refreshing: boolean;
  /** Refetches the displayed data. */
  refresh: () => void;
  /**
   * Call it when a picture or preview fails to load. Refreshes the list if the address may have expired, as on a page left
   * open.
   */
  renewMedia: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  /** The next page failed; `loadMore` retries it. */
  loadMoreFailed: boolean;
  /** Does nothing while a page is loading, or if there is none. */
  loadMore: () => void;
}

/**
 * Pages of flows of one project or of all, filtered by the server. Old flows stay while new filters are applied.
 *
 * @example
 * const { flows, outdated, loadMore } = useFlowList({ projectId, filters });
 */
export function useFlowList({ projectId, filters = NO_FLOW_FILTERS }: UseFlowListOptions = {}): UseFlowListResult {
  const { client, queryClient, enabled, timeZone } = useFlowLens();
  const query = useInfiniteQuery(
    {
      ...flowsQuery(client, { projectId, ...filters, ...((filters.createdFrom || filters.createdTo) && { timeZone }) }),
      enabled,
      select: toList,
      placeholderData: (before: Pages | undefined, from?: { queryKey: QueryKey }) =>
        projectOf(from?.queryKey) === projectId ? before : undefined,
    },
    queryClient,
  );

  const inaccessible = projectId !== undefined && isInaccessible(query.error);
  useEffect(() => {
    // A project picker must not offer a project that was deleted or that the viewer was removed from.
    if (inaccessible) void queryClient.invalidateQueries({ queryKey: flowlensKeys.projects() });
  }, [inaccessible, queryClient]);

  return {
    flows: query.data?.flows,
    found: query.data?.found ?? { count: 0, more: false },
    outdated: query.isPlaceholderData,
    error: query.isFetchNextPageError ? null : query.error,
    refreshing: query.isFetching && !query.isPending && !query.isFetchingNextPage,
    refresh: useStableCallback(() => void query.refetch()),
    renewMedia: useStableCallback(() => {
      if (query.data && mayHaveExpired(query.data.readAt)) void query.refetch({ cancelRefetch: false });
    }),
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    loadMoreFailed: query.isFetchNextPageError,
    loadMore: useStableCallback(() => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    }),
  };
}

type Pages = InfiniteData<FlowPage, string | null>;

function toList({ pages }: Pages) {
  const flows = pages.flatMap((page) => page.items);
  const more = (pages.at(-1)?.next ?? null) !== null;
  return {
    flows,
    readAt: pages[0]?.readAt ?? Infinity,
    found: { count: more ? (pages[0]?.items.length ?? 0) : flows.length, more },
  };
}

/** Returns the project of a list's query key. Flows of another project must not serve as placeholders. */
function projectOf(key: QueryKey | undefined): unknown {
  return (key?.at(-1) as UseFlowListOptions | undefined)?.projectId;
}
