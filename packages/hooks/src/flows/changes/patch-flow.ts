import type { Flow } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import * as flowlensKeys from '../../query-keys.js';

/** Changes a part of a flow where it is cached. When it was read, and whether it could be the last time, stays as it is. */
export function patchFlow(queryClient: QueryClient, flowId: string, part: Partial<Flow>): void {
  const query = queryClient.getQueryCache().find<Flow>({ queryKey: flowlensKeys.flow(flowId) });
  if (query?.state.data) query.setState({ data: { ...query.state.data, ...part } });
}

/**
 * The same after a change on the server. A read in flight may hold the old state and would undo the change, so it
 * restarts.
 */
export async function patchChangedFlow(queryClient: QueryClient, flowId: string, part: Partial<Flow>): Promise<void> {
  const filters = { queryKey: flowlensKeys.flow(flowId), exact: true };
  const reading = queryClient.isFetching(filters) > 0;
  if (reading) await queryClient.cancelQueries(filters);
  patchFlow(queryClient, flowId, part);
  if (reading) void queryClient.invalidateQueries(filters);
}
