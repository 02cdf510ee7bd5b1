import type { QueryClient } from '@tanstack/react-query';
import type { CachedFlow } from '../flow/flow-query.js';
import * as flowlensKeys from '../../query-keys.js';

/** Changes a part of a cached flow. Its fetch time and stale state stay the same. */
function patchFlow(queryClient: QueryClient, flowId: string, part: Partial<CachedFlow>): void {
  const query = queryClient.getQueryCache().find<CachedFlow>({ queryKey: flowlensKeys.flow(flowId) });
  if (query?.state.data) query.setState({ data: { ...query.state.data, ...part } });
}

/**
 * Patches a flow after a change on the server. A request in flight may return the old state and undo the change, so it
 * restarts.
 */
export async function patchChangedFlow(
  queryClient: QueryClient,
  flowId: string,
  part: Partial<CachedFlow>,
): Promise<void> {
  const filters = { queryKey: flowlensKeys.flow(flowId), exact: true };
  const reading = queryClient.isFetching(filters) > 0;
  if (reading) await queryClient.cancelQueries(filters);
  patchFlow(queryClient, flowId, part);
  if (reading) void queryClient.invalidateQueries(filters);
}
