import type { FlowComment } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

interface ReadComments {
  comments: FlowComment[];
  /** Time of the request, in epoch milliseconds. */
  askedAt: number;
}

/**
 * Comments arrive with the flow and by a request of their own. The comment list and the markers both use the latest
 * response: comments of a loaded flow replace cached ones unless those are newer.
 */
export function latestComments(queryClient: QueryClient, flowId: string, read: ReadComments): FlowComment[] {
  const queryKey = flowlensKeys.comments(flowId);
  const cached = queryClient.getQueryState<FlowComment[]>(queryKey);
  if (!cached?.data) return read.comments;
  if (cached.dataUpdatedAt > read.askedAt) return cached.data;
  queryClient.setQueryData(queryKey, read.comments);
  return read.comments;
}
