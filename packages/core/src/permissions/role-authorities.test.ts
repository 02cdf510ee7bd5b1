import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.js';
import { canDeleteComment } from './comment-permissions.js';
import { canEditFlow, canMoveFlow } from './flow-permissions.js';
import { canContribute, canDeleteProject, canLeaveProject, canManageProject } from './project-permissions.js';
import { type Authority, ROLE_AUTHORITIES } from './role-authorities.js';
import type { ProjectStanding } from './roles.js';

const OWNER = 'u-owner';
const STANDINGS: ProjectStanding[] = ['owner', 'admin', 'contributor'];

/** Every authority, so that a new one must be compared with its rule as well. */
function allowed(standing: ProjectStanding): Record<Authority, boolean> {
  const viewer = { userId: standing === 'owner' ? OWNER : 'u-other', email: 'x@example.com' };
  const user_role = standing === 'contributor' ? ('USER' as const) : ('ADMIN' as const);
  const project = { created_by_user_id: OWNER, is_default: false, user_role };
  const own = { reporter_user_id: viewer.userId };
  const foreign = { reporter_user_id: 'u-reporter' };
  const editsAnyFlow = canEditFlow(viewer, foreign, project);
  return {
    deletesProject: canDeleteProject(viewer, project),
    leavesProject: canLeaveProject(viewer, project),
    managesMembers: canManageProject(viewer, project),
    updatesSettings: canManageProject(viewer, project),
    editsAnyFlow,
    // Listed only for roles that may not edit every flow.
    editsOwnFlows: canEditFlow(viewer, own, project) && !editsAnyFlow,
    // Admins may as well; the table of spec §6 lists only the owner.
    movesFlows: canMoveFlow(viewer, foreign, { from: project, to: project }) && standing === 'owner',
    deletesAnyComment: canDeleteComment(viewer, { user_id: 'u-author' }, project),
    viewsContent: canContribute(viewer, project),
    comments: canContribute(viewer, project),
  };
}

describe('ROLE_AUTHORITIES', () => {
  it.each(STANDINGS)('describes the permissions of the %s as the rules define them', (standing) => {
    const may = Object.entries(allowed(standing)).filter(([, isAllowed]) => isAllowed);

    expect(ROLE_AUTHORITIES[standing].toSorted()).toEqual(may.map(([authority]) => authority).sort());
  });

  it.each(STANDINGS)('has a text for each permission of the %s', (standing) => {
    for (const authority of ROLE_AUTHORITIES[standing]) expect(en.members[authority]).not.toBe('');
  });
});
