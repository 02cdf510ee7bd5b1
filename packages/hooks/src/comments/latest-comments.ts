import type { FlowComment } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

interface ReadComments {
  comments: FlowComment[];
  /** When they were asked for, in milliseconds since 1970. */
  askedAt: number;
}

/**
 * A flow brings its comments along, and they are read by themselves too: whoever shows them and whoever marks them in the video get
 * what was read last. Those that are cached become the ones that came with the flow, unless they have been read since.
 */
export function latestComments(queryClient: QueryClient, flowId: string, read: ReadComments): FlowComment[] {
  const queryKey = flowlensKeys.comments(flowId);
  const cached = queryClient.getQueryState<FlowComment[]>(queryKey);
  if (!cached?.data) return read.comments;
  if (cached.dataUpdatedAt > read.askedAt) return cached.data;
  queryClient.setQueryData(queryKey, read.comments);
  return read.comments;
}
