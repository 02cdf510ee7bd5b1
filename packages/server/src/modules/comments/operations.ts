import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Operations } from '../../operation-handler.js';
import { actorOf } from '../../plugins/authentication.js';
import { notFound } from '../../plugins/http-problem.js';
import { findFlow } from '../flows/flow-repository.js';
import { findComments } from './comment-repository.js';

export function commentOperations({ db }: Database): Operations {
  return {
    async listComments(request: FastifyRequest<{ Params: { flow_id: string } }>) {
      const actor = actorOf(request);
      const flow = await findFlow(db, actor, request.params.flow_id);
      if (!flow) throw notFound('There is no such flow.');
      return findComments(db, actor, flow.id);
    },
  };
}
