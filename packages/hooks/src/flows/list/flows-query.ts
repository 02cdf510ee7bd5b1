import type { FlowLensClient, FlowSummary, Page, ProjectFlowListQuery } from '@flowlens/client';
import { filteredPeriod } from '@flowlens/core';
import { dayStart } from '@flowlens/core/format';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../../query-keys.js';
import type { FlowListFilters } from './flow-list-filters.js';

/** Query definition of the pages of flows, newest first unless the filters name an order. */
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
  filters: FlowListFilters,
  { cursor, signal }: PageRequest,
): Promise<FlowPage> {
  const { projectId } = filters;
  const query = { ...queryOf(filters), ...(cursor && { cursor }) };
  const page =
    projectId === undefined
      ? await client.flows.list(query, signal)
      : await client.flows.listBySystem(projectId, query, signal);
  return { ...page, readAt: Date.now() };
}

function queryOf(filters: FlowListFilters): ProjectFlowListQuery {
  const { search, tags, reporter, hasErrors, mine, host, status, sort } = filters;
  return {
    ...(search && { search }),
    ...(tags?.length && { tags: tags.join(',') }),
    ...(reporter && { reporter }),
    ...(hasErrors && { has_errors: true }),
    ...(mine && { mine: true }),
    ...period(filters),
    ...(host && { host }),
    ...(status && { recording_status: status }),
    ...(sort && { sort }),
  };
}

function period(filters: FlowListFilters): Pick<ProjectFlowListQuery, 'created_from' | 'created_to'> {
  const { first, last } = filteredPeriod(filters);
  const { timeZone } = filters;
  return {
    ...(first && { created_from: dayStart(first, timeZone).toISOString() }),
    ...(last && { created_to: dayStart(last, timeZone, 1).toISOString() }),
  };
}
