import type { Project } from '@flowlens/client';
import { INVITATION_LIFE_DAYS } from '@flowlens/core/limits';
import { canManageProject, isProjectFull } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { validateInviteForm } from '@flowlens/core/validation';
import { anInvitation, anInvitationLink } from '../../builders/project.js';
import type { MockDb } from '../../db.js';
import { mockTime } from '../../mock-now.js';
import { conflict, forbidden, notFound, unprocessable } from '../problem.js';
import { projectOf } from './projects-of.js';
import type { Actor } from '../actor.js';
import { created, type Routes } from '../routes.js';

/** The invitations of a project, as its admins see them. */
export function projectInvitationHandlers(db: MockDb, { get, post, remove }: Routes) {
  const listOf = (projectId: string) => db.invitations[projectId] ?? [];
  const managed = (actor: Actor, projectId: string, reason: string): Project => {
    const project = projectOf(db, actor, projectId);
    if (!canManageProject(actor, project)) throw forbidden(reason);
    return project;
  };

  return [
    get('*/systems/:systemId/invitations', ({ actor, params }) => {
      const { id } = managed(actor, params.systemId, 'Only admins may see the invitations.');
      return listOf(id).map(({ invited_by_email: _inviter, ...invitation }) => invitation);
    }),
    post('*/systems/:systemId/invite', 'InviteMemberInput', ({ actor, params, body }) => {
      const { email, role } = inviteForm(body);
      const project = managed(actor, params.systemId, refusal('adminsInvite'));
      const { id: projectId } = project;
      assertRoom(project);
      if (isAmong(db.members[projectId] ?? [], email)) throw conflict(refusal('isMember'));
      if (isAmong(listOf(projectId), email)) throw conflict(refusal('isInvited'));
      const times = { created_at: mockTime(), expires_at: mockTime(INVITATION_LIFE_DAYS) };
      const invitation = anInvitation({ id: crypto.randomUUID(), email, role, ...times });
      const listed = { ...invitation, invited_by_email: actor.email };
      db.invitations = { ...db.invitations, [projectId]: [listed, ...listOf(projectId)] };
      return created(invitation);
    }),
    post('*/systems/:systemId/public-invitation', 'CreatePublicInvitationInput', ({ actor, params, body }) => {
      const project = managed(actor, params.systemId, refusal('adminsMakeLinks'));
      assertRoom(project);
      const id = crypto.randomUUID();
      const times = { created_at: mockTime(), expires_at: mockTime(INVITATION_LIFE_DAYS) };
      const counts = { joins_count: 0, max_joins_count: body.max_joins_count };
      const link = anInvitationLink({ id, created_by: actor.name, ...times, ...counts });
      db.invitationLinks = { ...db.invitationLinks, [project.id]: [link, ...(db.invitationLinks[project.id] ?? [])] };
      return created({ id });
    }),
    remove('*/systems/:systemId/invitations/:invitationId', ({ actor, params: { systemId, invitationId } }) => {
      managed(actor, systemId, 'Only admins may revoke invitations.');
      const others = listOf(systemId).filter(({ id }) => id !== invitationId);
      if (others.length === listOf(systemId).length) throw notFound('There is no such invitation.');
      db.invitations = { ...db.invitations, [systemId]: others };
    }),
  ];
}

function assertRoom(project: Project): void {
  const { members_count: members, max_members_count: max } = project;
  if (isProjectFull(project)) throw conflict(refusal('capacityReached', { members, max }));
}

/** Checks the address by the app's rule, which is stricter than the contract. */
function inviteForm(body: Parameters<typeof validateInviteForm>[0]) {
  const form = validateInviteForm(body);
  if (form.ok) return form.value;
  throw unprocessable('This is not an e-mail address.', [
    { path: '/body/email', message: 'must be an e-mail address' },
  ]);
}

function isAmong(people: readonly { email: string | null }[], email: string): boolean {
  return people.some((person) => person.email?.toLowerCase() === email.toLowerCase());
}
