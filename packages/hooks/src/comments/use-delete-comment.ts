'use client';

import type { FlowComment } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type DelayedMutation, useDelayedMutation } from '../mutations/use-delayed-mutation.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { deletionKey } from './use-without-deleted.js';

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
