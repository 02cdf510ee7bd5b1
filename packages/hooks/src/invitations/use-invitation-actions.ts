'use client';

import type { Invitation, InvitationLink, InviteMemberInput } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type DelayedMutation, useDelayedMutation } from '../mutations/use-delayed-mutation.js';
import type { ServerChange } from '../mutations/use-server-change.js';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseInvitationActionsResult {
  invite: ServerChange<InviteMemberInput, Invitation>;
  /** Revokes an invitation by e-mail. The user can undo it for a few seconds. */
  revoke: DelayedMutation<Pick<Invitation, 'id' | 'email'>>;
  /** Ends an invitation link. The user can undo it for a few seconds. */
  revokeLink: DelayedMutation<Pick<InvitationLink, 'id'>>;
}

/**
 * Returns the actions of admins on the invitations of a project, by e-mail and by link.
 *
 * @example
 * const { invite } = useInvitationActions(projectId);
 * invite.run({ email: 'dora@example.com', role: 'USER' });
 */
export function useInvitationActions(projectId: string): UseInvitationActionsResult {
  const { client } = useFlowLens();
  const revoke = useDelayedMutation({
    key: ['revokeInvitation', projectId],
    change: ({ id }: Pick<Invitation, 'id' | 'email'>) => client.invitations.revoke(projectId, id),
    announced: ({ email }) => ({ tone: 'success', code: 'invitationRevoked', values: { email } }),
    failed: (error) => failureNotice('revokeInvitation', error),
    stale: () => [flowlensKeys.projects(), flowlensKeys.myInvitations()],
  });
  const invite = useProjectChange({
    change: async (input: InviteMemberInput, idempotencyKey) => {
      // The server refuses a second invitation of the same address.
      await revoke.flush();
      return client.invitations.invite(projectId, input, { idempotencyKey });
    },
    succeeded: ({ email }) => ({ tone: 'success', code: 'invitationSent', values: { email } }),
    failed: (error) => failureNotice('invite', error),
  });
  const revokeLink = useDelayedMutation({
    key: ['revokeInvitationLink', projectId],
    change: ({ id }: Pick<InvitationLink, 'id'>) => ignoreMissing(client.invitations.revokePublic(projectId, id)),
    announced: () => ({ tone: 'success', code: 'invitationLinkRevoked' }),
    failed: (error) => failureNotice('revokeInvitation', error),
    stale: () => [flowlensKeys.projects()],
  });
  return { invite, revoke, revokeLink };
}
