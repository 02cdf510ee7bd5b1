'use client';

import type { FlowComment } from '@flowlens/client';
import { useMemo } from 'react';
import { usePendingChanges } from '../mutations/use-pending-changes.js';

/** Key of the delayed deletions of a flow's comments. */
export const deletionKey = (flowId: string) => ['deleteComment', flowId];

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
