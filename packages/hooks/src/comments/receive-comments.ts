import type { FlowComment } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

export interface ReceivedComments {
  comments: FlowComment[];
  /** Time of the request, in epoch milliseconds. */
  askedAt: number;
}

/** Caches the comments that arrive with a flow, unless the cached ones are newer than the request. */
export function receiveComments(
  queryClient: QueryClient,
  flowId: string,
  { comments, askedAt }: ReceivedComments,
): void {
  const queryKey = flowlensKeys.comments(flowId);
  const cachedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (cachedAt <= askedAt) queryClient.setQueryData(queryKey, comments);
}
