import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.js';
import type { Operations } from '../../operation-handler.js';
import { actorOf } from '../../plugins/authentication.js';
import { notFound } from '../../plugins/http-problem.js';
import { findMembers } from './member-repository.js';

export function memberOperations({ db }: Database): Operations {
  return {
    async listMembers(request: FastifyRequest<{ Params: { systemId: string } }>) {
      const members = await findMembers(db, actorOf(request), request.params.systemId);
      // Who may see a project is a member of it, so that an empty list means: not this caller.
      if (members.length === 0) throw notFound('There is no such project.');
      return members;
    },
  };
}
