'use client';

import type { JoinedProject, MyInvitation } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useAnswerInvitation } from '@flowlens/hooks';
import { useId } from 'react';
import { Button } from '../ui/button/button.js';
import { focusableAncestor, useFocusFallback } from '../ui/internal/focus/use-focus-fallback.js';

export interface InvitationItemProps {
  m: Messages['myInvitations'];
  invitation: MyInvitation;
  /** False at the viewer's limit of personal projects. */
  acceptable: boolean;
  /** Runs with the joined project. */
  onAccepted: (project: JoinedProject) => void;
  onRejected: ((invitation: MyInvitation) => void) | undefined;
}

/** One pending invitation with Accept and Reject. */
export function InvitationItem({ m, invitation, acceptable, onAccepted, onRejected }: InvitationItemProps) {
  const { accepting, rejecting, accept, reject } = useAnswerInvitation(invitation);
  const nameId = useId();
  const rejectButton = useFocusFallback<HTMLButtonElement>(focusableAncestor);
  const acceptButton = useFocusFallback<HTMLButtonElement>(focusableAncestor);

  return (
    <li className="fl-invitation">
      <div className="fl-invitation-text">
        <span id={nameId} className="fl-invitation-project" dir="auto">
          {invitation.system_name}
        </span>
        {invitation.invited_by_email && (
          <span className="fl-invitation-inviter">{`${m.invitedBy} ${invitation.invited_by_email}`}</span>
        )}
      </div>
      <div className="fl-invitation-answers">
        <Button
          ref={rejectButton}
          size="small"
          aria-describedby={nameId}
          busy={rejecting}
          disabled={accepting}
          onClick={() => reject({ onSuccess: () => onRejected?.(invitation) })}
        >
          {m.reject}
        </Button>
        <Button
          ref={acceptButton}
          size="small"
          variant="primary"
          aria-describedby={nameId}
          busy={accepting}
          disabled={!acceptable || rejecting}
          onClick={() => accept({ onSuccess: onAccepted })}
        >
          {m.accept}
        </Button>
      </div>
    </li>
  );
}
