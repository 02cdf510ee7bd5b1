import type { InviteMemberInput, JoinProjectInput } from '@flowlens/client';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.js';
import type { Mail } from '../notifications/mail.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import type { AllowedAccounts } from '../../platform/config/allowed-accounts.js';
import { acceptInvitation, rejectInvitation } from './answer-invitation.js';
import { listInvitationLinks, revokeInvitationLink } from './invitation-links.js';
import { findMyInvitations } from './invitation-repository.js';
import { inviteMember } from './invite-member.js';
import { joinProject } from './join-project.js';
import { createPublicInvitation, listInvitations, revokeInvitation } from './manage-invitations.js';

interface InvitationParts {
  database: Pick<Database, 'db'>;
  mail: Mail;
  allowedAccounts: Pick<AllowedAccounts, 'isAddressAllowed'>;
}

interface OneProject {
  Params: { systemId: string };
}

interface OneInvitation {
  Params: { invitationId: string };
}

export function invitationOperations({ database: { db }, mail, allowedAccounts }: InvitationParts): Operations {
  return {
    async inviteMember(request: FastifyRequest<OneProject & { Body: InviteMemberInput }>, reply) {
      const projectId = request.params.systemId;
      const invitation = await inviteMember({ db, mail, allowedAccounts }, actorOf(request), {
        ...request.body,
        projectId,
      });
      void reply.code(201);
      return invitation;
    },

    listInvitations(request: FastifyRequest<OneProject>) {
      return listInvitations(db, actorOf(request), request.params.systemId);
    },

    async revokeInvitation(request: FastifyRequest<{ Params: { systemId: string; invitationId: string } }>, reply) {
      const { systemId: projectId, invitationId } = request.params;
      await revokeInvitation(db, actorOf(request), { projectId, invitationId });
      return reply.code(204).send();
    },

    async createPublicInvitation(request: FastifyRequest<OneProject & { Body: { max_joins_count: number } }>, reply) {
      const { systemId: projectId } = request.params;
      const maxJoins = request.body.max_joins_count;
      const id = await createPublicInvitation(db, actorOf(request), { projectId, maxJoins });
      void reply.code(201);
      return { id };
    },

    listPublicInvitations(request: FastifyRequest<OneProject>) {
      return listInvitationLinks(db, actorOf(request), request.params.systemId);
    },

    async revokePublicInvitation(
      request: FastifyRequest<{ Params: { systemId: string; invitationId: string } }>,
      reply,
    ) {
      const { systemId: projectId, invitationId: linkId } = request.params;
      await revokeInvitationLink(db, actorOf(request), { projectId, linkId });
      return reply.code(204).send();
    },

    async listMyInvitations(request) {
      return { invitations: await findMyInvitations(db, actorOf(request)) };
    },

    async acceptInvitation(request: FastifyRequest<OneInvitation>) {
      return { system_id: await acceptInvitation(db, actorOf(request), request.params.invitationId) };
    },

    async rejectInvitation(request: FastifyRequest<OneInvitation>, reply) {
      await rejectInvitation(db, actorOf(request), request.params.invitationId);
      return reply.code(204).send();
    },

    async joinProject(request: FastifyRequest<{ Body: JoinProjectInput }>) {
      const { system_id: projectId, invitation_id: linkId } = request.body;
      await joinProject(db, actorOf(request), { projectId, linkId });
      return { system_id: projectId };
    },
  };
}
