import type { Flow } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Changes a part of a flow where it is cached. When it was read, and whether it could be the last time, stays as it is. */
export function patchFlow(queryClient: QueryClient, flowId: string, part: Partial<Flow>): void {
  const query = queryClient.getQueryCache().find<Flow>({ queryKey: flowlensKeys.flow(flowId) });
  if (query?.state.data) query.setState({ data: { ...query.state.data, ...part } });
}
