'use client';

import type { FlowComment } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type DelayedMutation, useDelayedMutation } from '../mutations/use-delayed-mutation.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Deletes comments of a flow, after the time to undo it. They disappear at once, even from the markers of the player.
 */
export function useDeleteComment(flowId: string): DelayedMutation<FlowComment> {
  const { client, queryClient } = useFlowLens();
  const queryKey = flowlensKeys.comments(flowId);

  function hide(comment: FlowComment) {
    const change = (update: (shown: FlowComment[]) => FlowComment[]) =>
      queryClient.setQueryData<FlowComment[]>(queryKey, (shown) => shown && update(shown));
    const others = (shown: FlowComment[]) => shown.filter(({ id }) => id !== comment.id);
    change(others);
    return () => change((shown) => [...others(shown), comment].sort(byDate));
  }

  return useDelayedMutation({
    change: ({ id }: FlowComment) => ignoreMissing(client.comments.remove(flowId, id)),
    apply: hide,
    announced: () => ({ tone: 'success', code: 'commentDeleted' }),
    failed: (error) => failureNotice('deleteComment', error),
    // Flow lists show the number of comments.
    stale: () => [queryKey, flowlensKeys.flowLists()],
  });
}

function byDate(one: FlowComment, other: FlowComment): number {
  return Date.parse(one.created_at) - Date.parse(other.created_at);
}
