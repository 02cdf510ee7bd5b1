import { INVITATION_LIFE_DAYS } from '@flowlens/core/limits';
import type { ProjectRole } from '@flowlens/core/permissions';

interface Invitation {
  /** Name and address, as far as they are known. */
  inviter: string;
  projectName: string;
  role: ProjectRole;
}

const ROLE_NAMES: Record<ProjectRole, string> = { USER: 'a Contributor', ADMIN: 'an Admin' };

/** All texts of the e-mails; roles are named as in spec §6. */
export const MAIL_TEXTS = {
  product: 'FlowLens',
  invitation: {
    subject: ({ inviter, projectName }: { inviter: string; projectName: string }) =>
      `${inviter} invites you to “${projectName}” on FlowLens`,
    heading: ({ projectName }: { projectName: string }) => `Join “${projectName}” on FlowLens`,
    lead: ({ inviter, projectName, role }: Invitation) =>
      `${inviter} invites you to the project “${projectName}” as ${ROLE_NAMES[role]}.`,
    how: ({ address }: { address: string }) =>
      `Sign in as ${address} and accept or reject the invitation under Pending Invitations.`,
    somebody: 'Somebody',
    button: 'Open the invitation',
    note:
      `The invitation expires after ${INVITATION_LIFE_DAYS} days. ` +
      'If you did not expect it, you can ignore this message.',
  },
  waitingRecording: {
    subject: ({ projectName }: { projectName: string }) => `A recording waits in “${projectName}” on FlowLens`,
    heading: ({ projectName }: { projectName: string }) => `A recording waits in “${projectName}”`,
    lead: ({ linkTitle }: { linkTitle: string }) => `A guest sent a recording by your recording link “${linkTitle}”.`,
    how: 'Nobody sees it in the project until an admin accepts it.',
    button: 'Open the project',
    note: 'You get this message because you made the recording link, at most once an hour for each link.',
  },
};
