import type { CreateCommentInput, UpdateCommentInput } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { findFlow } from '../flows/flow-repository.js';
import { findComments } from './comment-repository.js';
import { createComment, deleteComment, updateComment } from './write-comment.js';

export function commentOperations({ db }: Database): Operations {
  return {
    async listComments(request: FastifyRequest<{ Params: { flow_id: string } }>) {
      const actor = actorOf(request);
      const flow = await findFlow(db, actor, request.params.flow_id);
      if (!flow) throw notFound('There is no such flow.');
      return findComments(db, actor, flow.id);
    },

    async createComment(request: FastifyRequest<{ Body: CreateCommentInput }>, reply: FastifyReply) {
      const comment = await createComment(db, actorOf(request), request.body);
      reply.code(201);
      return comment;
    },

    updateComment: (request: FastifyRequest<{ Body: UpdateCommentInput }>) =>
      updateComment(db, actorOf(request), request.body),

    async deleteComment(
      request: FastifyRequest<{ Params: { flow_id: string; comment_id: string } }>,
      reply: FastifyReply,
    ) {
      const { flow_id: flowId, comment_id: id } = request.params;
      await deleteComment(db, actorOf(request), { id, flowId });
      return reply.code(204).send();
    },
  };
}
