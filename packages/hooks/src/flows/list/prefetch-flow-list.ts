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
 * Asks for what a gallery of a project needs before it stands there: beside its code and the list of projects, not after them. What
 * cannot be had is not said: whoever shows it asks again, and says so. Resolves when all is there that can be had; a browser has no
 * need to wait for that, a server that hands it on has.
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
