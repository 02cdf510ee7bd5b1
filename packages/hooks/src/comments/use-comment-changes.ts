'use client';

import type { FlowComment } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface NewComment {
  content: string;
  /** Whole seconds from the start of the video. */
  timestamp: number;
}

export interface CommentEdit {
  comment: FlowComment;
  content: string;
}

export interface CommentChanges {
  add: ServerChange<NewComment, FlowComment>;
  edit: ServerChange<CommentEdit, FlowComment>;
}

/**
 * Calls that change the comments of a flow, each with its notices.
 *
 * @example
 * const { add } = useCommentChanges(flowId);
 * add.run({ content: 'Fails here', timestamp: 75 });
 */
export function useCommentChanges(flowId: string): CommentChanges {
  const { client } = useFlowLens();
  const missing = () => [flowlensKeys.comments(flowId)];

  return {
    add: useServerChange({
      change: ({ content, timestamp }: NewComment, idempotencyKey) =>
        client.comments.create({ flow_id: flowId, content, timestamp }, { idempotencyKey }),
      // Flow lists show the number of comments.
      stale: () => [flowlensKeys.comments(flowId), flowlensKeys.flowLists()],
      missing,
      failed: (error) => failureNotice('addComment', error),
    }),
    edit: useServerChange({
      change: ({ comment: { id, timestamp }, content }: CommentEdit) =>
        client.comments.update({ id, flow_id: flowId, timestamp, content }),
      stale: () => [flowlensKeys.comments(flowId)],
      missing,
      succeeded: () => ({ tone: 'success', code: 'commentUpdated' }),
      failed: (error) => failureNotice('updateComment', error),
    }),
  };
}
