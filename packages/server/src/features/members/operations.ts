import type { ProjectRole } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { FastifyRequest } from 'fastify';
import { noteAudit } from '../../http/audit/register-audit.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { changeRole } from './change-role.js';
import { leaveProject, removeMember } from './end-membership.js';
import { findMembers } from './member-repository.js';

interface OneMember {
  Params: { systemId: string; userId: string };
}

export function memberOperations({ db }: Pick<Database, 'db'>): Operations {
  return {
    async listMembers(request: FastifyRequest<{ Params: { systemId: string } }>) {
      const members = await findMembers(db, actorOf(request), request.params.systemId);
      // Everyone who may read a project is a member, so an empty list means that the caller is not.
      if (members.length === 0) throw notFound(refusal('projectMissing'));
      return members;
    },

    async updateMemberRole(request: FastifyRequest<OneMember & { Body: { role: ProjectRole } }>) {
      const { systemId: projectId, userId } = request.params;
      const wanted = { projectId, userId, role: request.body.role };
      const { member, changed } = await changeRole(db, actorOf(request), wanted);
      if (changed) noteAudit(request, { person: userId });
      return member;
    },

    async removeMember(request: FastifyRequest<OneMember>, reply) {
      const { systemId: projectId, userId } = request.params;
      await removeMember(db, actorOf(request), { projectId, userId });
      return reply.code(204).send();
    },

    async leaveProject(request: FastifyRequest<{ Params: { systemId: string } }>, reply) {
      await leaveProject(db, actorOf(request), request.params.systemId);
      return reply.code(204).send();
    },
  };
}
