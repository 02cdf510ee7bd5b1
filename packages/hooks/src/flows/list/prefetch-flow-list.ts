import type { FlowLensClient } from '@flowlens/client';
import { type FlowFilters, NO_FLOW_FILTERS } from '@flowlens/core';
import type { QueryClient } from '@tanstack/react-query';
import { membersQuery } from '../../members/members-query.js';
import { tagsQuery } from '../../tags/tags-query.js';
import { flowsQuery } from './flows-query.js';

export interface PrefetchFlowListOptions {
  client: FlowLensClient;
  queryClient: QueryClient;
  /** The project that will likely be shown. */
  projectId: string;
  /** @default no filters */
  filters?: FlowFilters | undefined;
}

/**
 * Requests the data of a project's gallery in parallel with its code and the list of projects. Failures are silent: the
 * components retry and report them. Resolves when everything has settled; a server waits for that, a browser need not.
 *
 * @example
 * void prefetchFlowList({ client, queryClient, projectId });
 * root.render(<FlowLensProvider client={client} queryClient={queryClient}>…</FlowLensProvider>);
 */
export async function prefetchFlowList({
  client,
  queryClient,
  projectId,
  filters = NO_FLOW_FILTERS,
}: PrefetchFlowListOptions): Promise<void> {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(flowsQuery(client, { projectId, ...filters })),
    queryClient.prefetchQuery(tagsQuery(client, projectId)),
    queryClient.prefetchQuery(membersQuery(client, projectId)),
  ]);
}
