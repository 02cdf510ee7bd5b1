import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { CreateCommentInput, FlowComment, UpdateCommentInput } from '../../types.js';

export type CommentsResource = ReturnType<typeof commentsResource>;

export function commentsResource({ call, run }: Transport) {
  return {
    /** Lists the comments of a flow, oldest first. */
    list: (flowId: string, signal?: AbortSignal): Promise<FlowComment[]> =>
      call('listComments', { signal }, ({ GET }) =>
        GET('/flowlens/flow/{flow_id}/comments', { params: { path: { flow_id: flowId } } }),
      ),

    create: (input: CreateCommentInput, options: CreateOptions = {}): Promise<FlowComment> =>
      call('createComment', options, ({ POST }) =>
        POST('/flowlens/flow/comment', { params: { header: keyHeader(options) }, body: input }),
      ),

    update: (input: UpdateCommentInput, signal?: AbortSignal): Promise<FlowComment> =>
      call('updateComment', { signal }, ({ PATCH }) => PATCH('/flowlens/flow/comment', { body: input })),

    remove: (flowId: string, commentId: string, signal?: AbortSignal): Promise<void> =>
      run('deleteComment', { signal }, ({ DELETE }) =>
        DELETE('/flowlens/flow/{flow_id}/comment/{comment_id}', {
          params: { path: { flow_id: flowId, comment_id: commentId } },
        }),
      ),
  };
}
