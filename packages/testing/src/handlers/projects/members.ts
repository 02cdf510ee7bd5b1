import { canManageMember, canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { MockDb } from '../../db.js';
import { conflict, forbidden, notFound } from '../problem.js';
import { projectOf } from './projects-of.js';
import type { Routes } from '../routes.js';
import { shownMember } from './shown-people.js';
import { writeMember } from './write-member.js';

export function memberHandlers(db: MockDb, { get, patch, remove }: Routes) {
  // Accounts first, then people of embedding tools.
  const membersOf = (projectId: string) =>
    (db.members[projectId] ?? []).toSorted((a, b) => Number(a.embedded ?? false) - Number(b.embedded ?? false));
  const memberOf = (projectId: string, userId: string) => {
    const member = membersOf(projectId).find(({ id }) => id === userId);
    if (!member) throw notFound(refusal('memberMissing'));
    return member;
  };

  return [
    get('*/systems/:systemId/members', ({ actor, params }) => {
      const project = projectOf(db, actor, params.systemId);
      return membersOf(project.id).map((member) => shownMember(actor, project, member));
    }),
    patch('*/systems/:systemId/members/:userId/role', 'UpdateMemberRoleInput', ({ actor, params, body: { role } }) => {
      const { systemId: projectId, userId } = params;
      const project = projectOf(db, actor, projectId);
      if (!canManageProject(actor, project)) throw forbidden(refusal('adminsChangeRoles'));
      if (!canManageMember(actor, project, userId)) throw forbidden(refusal('ownerKeepsRole'));
      const member = memberOf(projectId, userId);
      if (member.embedded) throw conflict(refusal('embeddedRole'));
      const changed = { ...member, role };
      writeMember(db, { projectId, userId }, changed);
      return changed;
    }),
    remove('*/systems/:systemId/members/:userId', ({ actor, params: { systemId: projectId, userId } }) => {
      const project = projectOf(db, actor, projectId);
      if (!canManageProject(actor, project)) throw forbidden(refusal('adminsRemoveMembers'));
      if (!canManageMember(actor, project, userId)) throw forbidden(refusal('ownerCannotBeRemoved'));
      writeMember(db, { projectId, userId: memberOf(projectId, userId).id }, null);
    }),
  ];
}
