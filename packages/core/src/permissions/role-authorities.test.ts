import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.js';
import { canDeleteProject, canLeaveProject, canManageProject } from './project-permissions.js';
import { ROLE_AUTHORITIES } from './role-authorities.js';
import type { ProjectStanding } from './roles.js';

const OWNER = 'u-owner';
const STANDINGS: ProjectStanding[] = ['owner', 'admin', 'contributor'];

function allowed(standing: ProjectStanding) {
  const viewer = { userId: standing === 'owner' ? OWNER : 'u-other', email: 'x@example.com' };
  const user_role = standing === 'contributor' ? ('USER' as const) : ('ADMIN' as const);
  const project = { created_by_user_id: OWNER, is_default: false, user_role };
  return {
    deletesProject: canDeleteProject(viewer, project),
    leavesProject: canLeaveProject(viewer, project),
    managesMembers: canManageProject(viewer, project),
    updatesSettings: canManageProject(viewer, project),
  };
}

describe('ROLE_AUTHORITIES', () => {
  it.each(STANDINGS)('says of the %s what the rules allow', (standing) => {
    const named = ROLE_AUTHORITIES[standing];

    for (const [authority, may] of Object.entries(allowed(standing))) {
      expect([authority, named.some((one) => one === authority)]).toEqual([authority, may]);
    }
  });

  it.each(STANDINGS)('has words for all that the %s may do', (standing) => {
    for (const authority of ROLE_AUTHORITIES[standing]) expect(en.members[authority]).not.toBe('');
  });
});
