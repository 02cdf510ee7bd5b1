import type { Flow } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Changes a part of a flow where it is cached. Its media addresses are as old as before, and so is what says when it was read. */
export function patchFlow(queryClient: QueryClient, flowId: string, part: Partial<Flow>): void {
  const key = flowlensKeys.flow(flowId);
  const { data, dataUpdatedAt: updatedAt = 0 } = queryClient.getQueryState<Flow>(key) ?? {};
  if (data) queryClient.setQueryData<Flow>(key, { ...data, ...part }, { updatedAt });
}
