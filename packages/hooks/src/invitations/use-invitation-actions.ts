'use client';

import type { Invitation, InvitationLink, InviteMemberInput } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import type { ServerChange } from '../mutations/use-server-change.js';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';

export interface UseInvitationActionsResult {
  invite: ServerChange<InviteMemberInput, Invitation>;
  revoke: ServerChange<Pick<Invitation, 'id' | 'email'>, void>;
  /** Ends an invitation link. */
  revokeLink: ServerChange<Pick<InvitationLink, 'id'>, void>;
}

/** Returns the actions of admins on the invitations of a project, by e-mail and by link. */
export function useInvitationActions(projectId: string): UseInvitationActionsResult {
  const { client } = useFlowLens();
  const invite = useProjectChange({
    change: (input: InviteMemberInput, idempotencyKey) =>
      client.invitations.invite(projectId, input, { idempotencyKey }),
    succeeded: ({ email }) => ({ tone: 'success', code: 'invitationSent', values: { email } }),
    failed: (error) => failureNotice('invite', error),
  });
  const revoke = useProjectChange({
    change: ({ id }: Pick<Invitation, 'id' | 'email'>) => client.invitations.revoke(projectId, id),
    succeeded: ({ email }) => ({ tone: 'success', code: 'invitationRevoked', values: { email } }),
    failed: (error) => failureNotice('revokeInvitation', error),
  });
  const revokeLink = useProjectChange({
    change: ({ id }: Pick<InvitationLink, 'id'>) => ignoreMissing(client.invitations.revokePublic(projectId, id)),
    succeeded: () => ({ tone: 'success', code: 'invitationLinkRevoked' }),
    failed: (error) => failureNotice('revokeInvitation', error),
  });
  return { invite, revoke, revokeLink };
}
