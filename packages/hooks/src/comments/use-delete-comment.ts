'use client';

import type { FlowComment } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { useMemo } from 'react';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type DelayedMutation, useDelayedMutation } from '../mutations/use-delayed-mutation.js';
import { usePendingChanges } from '../mutations/use-pending-changes.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

const deletionKey = (flowId: string) => ['deleteComment', flowId];

/** Deletes comments of a flow, after the time to undo it. */
export function useDeleteComment(flowId: string): DelayedMutation<FlowComment> {
  const { client } = useFlowLens();
  return useDelayedMutation({
    key: deletionKey(flowId),
    change: ({ id }: FlowComment) => ignoreMissing(client.comments.remove(flowId, id)),
    announced: () => ({ tone: 'success', code: 'commentDeleted' }),
    failed: (error) => failureNotice('deleteComment', error),
    // Flow lists show the number of comments.
    stale: () => [flowlensKeys.comments(flowId), flowlensKeys.flowLists()],
  });
}

/** Returns the comments of a flow without those that are being deleted, so that list and markers omit them at once. */
export function useWithoutDeleted<Comments extends FlowComment[] | undefined>(
  flowId: string,
  comments: Comments,
): Comments {
  const deleted = usePendingChanges<FlowComment>(deletionKey(flowId));
  return useMemo(
    () => comments?.filter(({ id }) => !deleted.some((comment) => comment.id === id)) as Comments,
    [comments, deleted],
  );
}
