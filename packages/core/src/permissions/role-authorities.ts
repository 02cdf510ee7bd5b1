import type { ProjectStanding } from './roles.js';

/** A right of a role; `messages.members` contains its text. */
export type Authority =
  | 'deletesProject'
  | 'leavesProject'
  | 'managesMembers'
  | 'updatesSettings'
  | 'editsAnyFlow'
  | 'editsOwnFlows'
  | 'movesFlows'
  | 'deletesAnyComment'
  | 'viewsContent'
  | 'comments';

/** Rights of each role as texts, from the rarest to the most common. */
export const ROLE_AUTHORITIES: Readonly<Record<ProjectStanding, readonly Authority[]>> = {
  owner: [
    'deletesProject',
    'managesMembers',
    'updatesSettings',
    'editsAnyFlow',
    'movesFlows',
    'deletesAnyComment',
    'viewsContent',
    'comments',
  ],
  admin: ['managesMembers', 'updatesSettings', 'editsAnyFlow', 'leavesProject', 'viewsContent', 'comments'],
  contributor: ['editsOwnFlows', 'leavesProject', 'viewsContent', 'comments'],
};
