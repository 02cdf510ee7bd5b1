'use client';

import type { JoinedProject, MyInvitation } from '@flowlens/client';
import { failureNotice, statusOf } from '@flowlens/core/failures';
import type { ServerChangeHandlers } from '../mutations/use-server-change.js';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseAnswerInvitationResult {
  accepting: boolean;
  rejecting: boolean;
  accept: (handlers?: ServerChangeHandlers<JoinedProject>) => void;
  reject: (handlers?: ServerChangeHandlers<void>) => void;
}

/**
 * Accepts or rejects an invitation, which removes it from the viewer's list.
 *
 * @example
 * const { accept, reject } = useAnswerInvitation(invitation);
 */
export function useAnswerInvitation(invitation: MyInvitation): UseAnswerInvitationResult {
  const { client, queryClient } = useFlowLens();
  const accepting = useProjectChange({
    change: ({ id }: MyInvitation) => client.invitations.accept(id),
    stale: () => [flowlensKeys.flowLists()],
    succeeded: ({ system_name: project }) => ({ tone: 'success', code: 'invitationAccepted', values: { project } }),
    failed: (error) => failureNotice('acceptInvitation', error),
  });
  const rejecting = useProjectChange({
    change: ({ id }: MyInvitation) => client.invitations.reject(id),
    succeeded: () => ({ tone: 'success', code: 'invitationRejected' }),
    failed: (error) => failureNotice('rejectInvitation', error),
  });
  const answering = accepting.pending || rejecting.pending;

  /** A refused invitation may have been revoked, and must leave the list. */
  function onError(error: Error, handlers: ServerChangeHandlers<never>) {
    void queryClient.invalidateQueries({ queryKey: flowlensKeys.myInvitations() });
    // Only the response may be lost. The invitation would then be missing from the list, and nothing would explain it.
    if (statusOf(error) === undefined) void queryClient.invalidateQueries({ queryKey: flowlensKeys.projects() });
    handlers.onError?.(error);
  }

  return {
    accepting: accepting.pending,
    rejecting: rejecting.pending,
    accept: (handlers = {}) => {
      if (!answering) accepting.run(invitation, { ...handlers, onError: (error) => onError(error, handlers) });
    },
    reject: (handlers = {}) => {
      if (!answering) rejecting.run(invitation, { ...handlers, onError: (error) => onError(error, handlers) });
    },
  };
}
