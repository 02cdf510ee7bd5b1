import type { Role } from '@flowlens/client';
import { isProjectFull } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { aMember, aProject } from '../../builders/project.js';
import { followingMembers, type MockDb, type MockProject } from '../../db.js';
import { invitationsTo, invitationTo, isAddressedTo, settleInvitations } from './invitations-to.js';
import { badRequest, conflict, forbidden } from '../problem.js';
import { assertBelowPersonalLimit, projectsOf } from './projects-of.js';
import type { Actor } from '../actor.js';
import type { Routes } from '../routes.js';
import { memberFrom, writeMember } from './write-member.js';

/** Ways into a project, as the invited person sees them. Every invitation link is valid. */
export function myInvitationHandlers(db: MockDb, { get, post }: Routes) {
  const isMember = (actor: Actor, projectId: string) => projectsOf(db, actor).some(({ id }) => id === projectId);

  return [
    get('*/systems/invitations/my', ({ actor }) => ({
      invitations: invitationsTo(db, actor).map(({ role: _role, ...invitation }) => invitation),
    })),
    post('*/systems/invitations/:invitationId/accept', null, ({ actor, params }) => {
      const { id, system_id, system_name, system_category, role } = invitationTo(db, actor, params.invitationId);
      const project = aProject({ id: system_id, name: system_name, category: system_category });
      if (isMember(actor, system_id)) settleInvitations(db, actor, (invitation) => invitation.id === id);
      else admit(db, actor, { project, role });
      return { system_id };
    }),
    post('*/systems/invitations/:invitationId/reject', null, ({ actor, params }) => {
      const { id } = invitationTo(db, actor, params.invitationId);
      settleInvitations(db, actor, (invitation) => invitation.id === id);
    }),
    post('*/systems/join', 'JoinProjectInput', ({ actor, body: { system_id, invitation_id } }) => {
      const byMail = db.invitations[system_id]?.find(({ id }) => id === invitation_id);
      if (byMail && !isAddressedTo(actor, byMail)) throw forbidden(refusal('invitedOtherAddress'));
      if (isMember(actor, system_id)) throw badRequest(refusal('alreadyMember'));
      if (byMail) throw forbidden(refusal('invitedByMail'));
      admit(db, actor, { project: aProject({ id: system_id }), role: 'USER' });
      countJoin(db, system_id, invitation_id);
      return { system_id };
    }),
  ];
}

function countJoin(db: MockDb, projectId: string, linkId: string): void {
  const links = (db.invitationLinks[projectId] ?? []).map((link) =>
    link.id === linkId ? { ...link, joins_count: link.joins_count + 1 } : link,
  );
  db.invitationLinks = { ...db.invitationLinks, [projectId]: links };
}

/** Adds a member to a project, or to another person's project unknown to the mock server. */
function admit(db: MockDb, actor: Actor, { project, role }: { project: MockProject; role: Role }): void {
  const known = db.projects.find(({ id }) => id === project.id);
  const { category, members_count: members, max_members_count: max } = known ?? project;
  if (isProjectFull(known ?? project)) throw conflict(refusal('projectFull', { members, max }));
  if (category === 'PERSONAL') assertBelowPersonalLimit(db, actor, 'joinLimit');
  if (!known) addOthersProject(db, project);
  writeMember(db, { projectId: project.id, userId: actor.userId }, memberFrom(actor, role));
  settleInvitations(db, actor, (invitation) => invitation.system_id === project.id);
}

function addOthersProject(db: MockDb, project: MockProject): void {
  const owner = aMember({ id: crypto.randomUUID(), username: 'Olga Olsen', email: 'olga@example.com', role: 'ADMIN' });
  const owned = { ...followingMembers(project), created_by_user_id: owner.id, members_count: 1 };
  db.projects = [...db.projects, owned];
  db.members = { ...db.members, [project.id]: [owner] };
}
