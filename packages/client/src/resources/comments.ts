import { type CreateOptions, creating } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateCommentInput, FlowComment, UpdateCommentInput } from '../types.js';

export type CommentsResource = ReturnType<typeof commentsResource>;

export function commentsResource({ call }: Transport) {
  return {
    /** The comments of a flow, oldest first. */
    list: (flowId: string, signal?: AbortSignal): Promise<FlowComment[]> =>
      call('listComments', { path: { flow_id: flowId }, signal }),

    create: (input: CreateCommentInput, options: CreateOptions = {}): Promise<FlowComment> =>
      call('createComment', { ...creating(options), body: input }),

    update: (input: UpdateCommentInput, signal?: AbortSignal): Promise<FlowComment> =>
      call('updateComment', { body: input, signal }),

    remove: (flowId: string, commentId: string, signal?: AbortSignal): Promise<void> =>
      call('deleteComment', { path: { flow_id: flowId, comment_id: commentId }, signal, bodiless: true }),
  };
}
