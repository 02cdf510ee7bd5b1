import type { CreateCommentInput, Flow, FlowComment, UpdateCommentInput } from '@flowlens/client';
import { FLOW_COMMENTS_MAX } from '@flowlens/core';
import { refusal } from '@flowlens/core/refusals';
import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';

export function commentHandlers(db: MockDb) {
  const flowOf = (id: unknown) => db.flows.find((flow) => flow.id === id);
  const write = (flow: Flow, comments: FlowComment[]) => {
    db.flows = db.flows.map((candidate) => (candidate === flow ? { ...flow, comments } : candidate));
  };

  return [
    http.get('*/flowlens/flow/:flowId/comments', ({ params }) => {
      if (!db.viewer) return noSession();
      const flow = flowOf(params['flowId']);
      return flow ? HttpResponse.json(flow.comments) : noFlow();
    }),
    http.post<never, CreateCommentInput>('*/flowlens/flow/comment', async ({ request }) => {
      const input = await request.json();
      const flow = flowOf(input.flow_id);
      if (!db.viewer) return noSession();
      if (!flow) return noFlow();
      if (flow.comments.length >= FLOW_COMMENTS_MAX)
        return problem(409, refusal('commentLimit', { max: FLOW_COMMENTS_MAX }));
      const comment: FlowComment = {
        id: crypto.randomUUID(),
        user_id: db.viewer.app_user.id,
        author_email: db.viewer.user.email,
        ...input,
        content: input.content.trim(),
      };
      write(flow, [...flow.comments, comment]);
      return HttpResponse.json(comment, { status: 201 });
    }),
    http.patch<never, UpdateCommentInput>('*/flowlens/flow/comment', async ({ request }) => {
      const input = await request.json();
      const flow = flowOf(input.flow_id);
      const comment = flow?.comments.find(({ id }) => id === input.id);
      if (!db.viewer) return noSession();
      if (!flow || !comment) return noComment();
      const updated = { ...comment, ...input, content: input.content.trim() };
      write(
        flow,
        flow.comments.map((candidate) => (candidate === comment ? updated : candidate)),
      );
      return HttpResponse.json(updated);
    }),
    http.delete('*/flowlens/flow/:flowId/comment/:commentId', ({ params }) => {
      const flow = flowOf(params['flowId']);
      const left = flow?.comments.filter(({ id }) => id !== params['commentId']);
      if (!db.viewer) return noSession();
      if (!flow || left?.length === flow.comments.length) return noComment();
      write(flow, left ?? []);
      return noContent();
    }),
  ];
}

const noFlow = () => problem(404, 'There is no such flow.');
const noComment = () => problem(404, 'There is no such comment.');
