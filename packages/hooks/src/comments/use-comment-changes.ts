'use client';

import type { FlowComment } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../mutations/ignore-missing.js';
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
  remove: ServerChange<FlowComment, void>;
}

/** Calls that change the comments of a flow (spec §7), each with its notices (spec §8). */
export function useCommentChanges(flowId: string): CommentChanges {
  const { client } = useFlowLens();
  // Flow lists show the number of comments.
  const stale = () => [flowlensKeys.comments(flowId), flowlensKeys.flowLists()];
  const missing = () => [flowlensKeys.comments(flowId)];

  return {
    add: useServerChange({
      change: ({ content, timestamp }: NewComment, idempotencyKey) =>
        client.comments.create({ flow_id: flowId, content, timestamp }, { idempotencyKey }),
      stale,
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
    remove: useServerChange({
      change: ({ id }: FlowComment) => ignoreMissing(client.comments.remove(flowId, id)),
      stale,
      succeeded: () => ({ tone: 'success', code: 'commentDeleted' }),
      failed: (error) => failureNotice('deleteComment', error),
    }),
  };
}
