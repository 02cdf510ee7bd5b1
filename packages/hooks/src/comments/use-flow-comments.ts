'use client';

import type { FlowComment } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { canContribute, canDeleteComment, canEditComment } from '@flowlens/core/permissions';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlow } from '../flows/flow/use-flow.js';
import { usePermissionContext } from '../flows/flow/use-permission-context.js';
import type { DelayedMutation } from '../mutations/use-delayed-mutation.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { flowCommentsQuery } from './flow-comments-query.js';
import { type CommentChanges, useCommentChanges } from './use-comment-changes.js';
import { useDeleteComment } from './use-delete-comment.js';
import { useWithoutDeleted } from './use-without-deleted.js';

export interface UseFlowCommentsResult extends CommentChanges {
  query: UseQueryResult<FlowComment[]>;
  /** Comments to show: without those that are being deleted. */
  comments: FlowComment[] | undefined;
  /** Deletes comments. The user can undo it for a few seconds. */
  remove: DelayedMutation<FlowComment>;
  /** Refetches the comments and shows a notice. */
  refresh: ServerChange<void, FlowComment[]>;
  /** Refetches the comments, and the flow if it failed to load. */
  retry: () => void;
  /** Rights of the viewer, for display only; the server enforces them. */
  canAdd: boolean;
  canEdit: (comment: FlowComment) => boolean;
  canDelete: (comment: FlowComment) => boolean;
}

/**
 * Comments of one flow, oldest first, with the actions that the viewer may take.
 *
 * @example
 * const { comments, canDelete, remove } = useFlowComments(flowId);
 */
export function useFlowComments(flowId: string): UseFlowCommentsResult {
  const { client, queryClient, enabled } = useFlowLens();
  const options = flowCommentsQuery(client, flowId);
  const query = useQuery({ ...options, enabled }, queryClient);
  const flow = useFlow(flowId);
  const { viewer, project } = usePermissionContext(flow.data?.system_id);
  const refresh = useServerChange<void, FlowComment[]>({
    change: () => queryClient.fetchQuery({ ...options, staleTime: 0 }),
    succeeded: () => ({ tone: 'success', code: 'commentsRefreshed' }),
    failed: (error) => failureNotice('refreshComments', error),
  });

  const remove = useDeleteComment(flowId);
  const comments = useWithoutDeleted(flowId, query.data);
  return {
    query,
    comments,
    remove,
    refresh,
    retry: () => {
      void query.refetch();
      if (flow.isError) void flow.refetch();
    },
    canAdd: project !== undefined && canContribute(viewer, project),
    canEdit: (comment) => project !== undefined && canEditComment(viewer, comment, project),
    canDelete: (comment) => project !== undefined && canDeleteComment(viewer, comment, project),
    ...useCommentChanges(flowId),
  };
}
