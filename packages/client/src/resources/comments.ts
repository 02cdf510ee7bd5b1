import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateCommentInput, FlowComment, UpdateCommentInput } from '../types.js';

export type CommentsResource = ReturnType<typeof commentsResource>;

export function commentsResource({ api, call }: Transport) {
  return {
    /** The comments of a flow, oldest first. */
    list: (flowId: string, signal?: AbortSignal): Promise<FlowComment[]> =>
      call(
        'listComments',
        (init) => api.GET('/flowlens/flow/{flow_id}/comments', { params: { path: { flow_id: flowId } }, ...init }),
        { signal },
      ),

    create: (input: CreateCommentInput, options: CreateOptions = {}): Promise<FlowComment> =>
      call(
        'createComment',
        (init) =>
          api.POST('/flowlens/flow/comment', { params: { header: createHeaders(options) }, body: input, ...init }),
        { signal: options.signal },
      ),

    update: (input: UpdateCommentInput, signal?: AbortSignal): Promise<FlowComment> =>
      call('updateComment', (init) => api.PATCH('/flowlens/flow/comment', { body: input, ...init }), { signal }),

    remove: (flowId: string, commentId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'deleteComment',
        (init) =>
          api.DELETE('/flowlens/flow/{flow_id}/comment/{comment_id}', {
            params: { path: { flow_id: flowId, comment_id: commentId } },
            ...init,
          }),
        { signal, bodiless: true },
      ),
  };
}
