import type { FlowComment } from '@flowlens/client';
import { FLOW_COMMENTS_MAX } from '@flowlens/core/limits';
import { canDeleteComment, canEditComment } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { MockDb } from '../../db.js';
import { flowOf, writeFlow } from './flows-of.js';
import { conflict, forbidden, notFound, requiredText } from '../problem.js';
import { projectOf } from '../projects/projects-of.js';
import type { Actor } from '../actor.js';
import { created, type Routes } from '../routes.js';
import { shownFlow } from '../projects/shown-people.js';

export function commentHandlers(db: MockDb, { get, post, patch, remove }: Routes) {
  /** A comment and its flow. */
  const commentOf = (actor: Actor, flowId: string, id: string) => {
    const { comments, system_id } = flowOf(db, actor, flowId);
    const comment = comments.find((candidate) => candidate.id === id);
    if (!comment) throw notFound('There is no such comment.');
    return { comment, comments, project: projectOf(db, actor, system_id) };
  };

  return [
    get(
      '*/flowlens/flow/:flowId/comments',
      ({ actor, params }) => shownFlow(db, actor, flowOf(db, actor, params.flowId)).comments,
    ),
    post('*/flowlens/flow/comment', 'CreateCommentInput', ({ actor, body }) => {
      const { id: flow_id, comments } = flowOf(db, actor, body.flow_id);
      if (comments.length >= FLOW_COMMENTS_MAX) throw conflict(refusal('commentLimit', { max: FLOW_COMMENTS_MAX }));
      const comment: FlowComment = {
        id: crypto.randomUUID(),
        flow_id,
        user_id: actor.userId,
        author_name: actor.name,
        author_email: actor.email,
        author_picture: db.viewer?.user.picture ?? null,
        content: requiredText('content', body.content),
        timestamp: body.timestamp,
        created_at: new Date().toISOString(),
      };
      writeFlow(db, flow_id, { comments: [...comments, comment] });
      return created(comment);
    }),
    patch('*/flowlens/flow/comment', 'UpdateCommentInput', ({ actor, body }) => {
      const { comment, comments, project } = commentOf(actor, body.flow_id, body.id);
      if (!canEditComment(actor, comment, project)) throw forbidden();
      const { content, timestamp = comment.timestamp } = body;
      const changed = { ...comment, content: requiredText('content', content), timestamp };
      writeFlow(db, body.flow_id, { comments: comments.map((other) => (other === comment ? changed : other)) });
      return changed;
    }),
    remove('*/flowlens/flow/:flowId/comment/:commentId', ({ actor, params: { flowId, commentId } }) => {
      const { comment, comments, project } = commentOf(actor, flowId, commentId);
      if (!canDeleteComment(actor, comment, project)) throw forbidden();
      writeFlow(db, flowId, { comments: comments.filter((other) => other !== comment) });
    }),
  ];
}
