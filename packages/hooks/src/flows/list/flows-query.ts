import type { FlowLensClient, FlowSummary, Page, ProjectFlowListQuery } from '@flowlens/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../../query-keys.js';
import type { FlowListFilters } from './flow-list-filters.js';

/** Query definition of the pages of flows, newest first. */
export const flowsQuery = (client: FlowLensClient, filters: FlowListFilters = {}) =>
  infiniteQueryOptions({
    queryKey: flowlensKeys.flowList(filters),
    queryFn: ({ pageParam, signal }) => flowPage(client, filters, { cursor: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });

/** Pages store their fetch time, because the addresses in them expire, those of the first page first. */
export interface FlowPage extends Page<FlowSummary> {
  /** Epoch milliseconds, as from `Date.now()`. */
  readAt: number;
}

interface PageRequest {
  cursor: string | null;
  signal: AbortSignal;
}

async function flowPage(
  client: FlowLensClient,
  { projectId, search, tags, reporter }: FlowListFilters,
  { cursor, signal }: PageRequest,
): Promise<FlowPage> {
  const query: ProjectFlowListQuery = {
    ...(search && { search }),
    ...(tags?.length && { tags: tags.join(',') }),
    ...(reporter && { reporter }),
    ...(cursor && { cursor }),
  };
  const page =
    projectId === undefined
      ? await client.flows.list(query, signal)
      : await client.flows.listBySystem(projectId, query, signal);
  return { ...page, readAt: Date.now() };
}
