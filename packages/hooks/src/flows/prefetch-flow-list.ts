import type { FlowLensClient } from '@flowlens/client';
import { type FlowFilters, NO_FLOW_FILTERS } from '@flowlens/core';
import type { QueryClient } from '@tanstack/react-query';
import { membersQuery } from '../members/use-members.js';
import { tagsQuery } from '../tags/use-tags.js';
import { flowsQuery } from './use-flows.js';

export interface PrefetchFlowListOptions {
  client: FlowLensClient;
  queryClient: QueryClient;
  /** The project that will likely be shown. */
  projectId: string;
  /** @default no filters */
  filters?: FlowFilters | undefined;
}

/**
 * Asks for what a gallery of a project needs before it stands there: beside its code and the list of projects, not after them. What
 * cannot be had is not said: whoever shows it asks again, and says so.
 *
 * @example
 * prefetchFlowList({ client, queryClient, projectId });
 * root.render(<FlowLensProvider client={client} queryClient={queryClient}>…</FlowLensProvider>);
 */
export function prefetchFlowList({
  client,
  queryClient,
  projectId,
  filters = NO_FLOW_FILTERS,
}: PrefetchFlowListOptions): void {
  void queryClient.prefetchInfiniteQuery(flowsQuery(client, { projectId, ...filters }));
  void queryClient.prefetchQuery(tagsQuery(client, projectId));
  void queryClient.prefetchQuery(membersQuery(client, projectId));
}
