/** Number of members, and the maximum. */
export interface Capacity {
  count: number;
  max: number;
}

export const members = {
  heading: 'Team Members',
  count: ({ count, max }: Capacity) => `${count} of ${max} members`,
  loading: 'Loading members...',
  failed: 'Failed to load members',
  you: '(you)',
  embedded: 'From your tool',
  roleOf: ({ member }: { member: string }) => `Role of ${member}`,
  stepDownTitle: 'Give up your admin role?',
  stepDownText:
    'You will no longer manage members, invitations and settings of this project. Recording links and embed keys that you made stop working. Only another admin can make you an admin again.',
  stepDown: 'Become Contributor',
  remove: 'Remove',
  removeNamed: ({ member }: { member: string }) => `Remove ${member}`,
  removeTitle: 'Remove Member',
  removeConfirm: ({ email }: { email: string }) => `Are you sure you want to remove ${email} from this project?`,
  removeEndsLinks: 'Public links, recording links and embed keys that this member made in the project stop working.',
  removeEmbedded:
    'Public links of this person stop working. Your tool lets them in again until its embed keys are revoked.',

  owner: 'Owner',
  admin: 'Admin',
  contributor: 'Contributor',

  roleHelp: 'Role Authorities',
  ownerDescription: 'The person who created the project.',
  adminDescription: 'Runs the project together with the owner.',
  contributorDescription: 'Records flows and works on them with the team.',

  deletesProject: 'Delete the project, unless it is the default one',
  leavesProject: 'Leave the project',
  managesMembers: 'Manage members and invitations',
  updatesSettings: 'Update the project settings',
  editsAnyFlow: 'Edit and delete any flow',
  editsOwnFlows: 'Edit and delete their own flows',
  movesFlows: 'Move flows to another project',
  deletesAnyComment: 'Delete any comment',
  viewsContent: 'View all content',
  comments: 'Comment on flows',
};
