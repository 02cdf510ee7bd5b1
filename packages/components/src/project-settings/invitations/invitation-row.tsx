'use client';

import type { Invitation } from '@flowlens/client';
import { invitationAge } from '@flowlens/core/format';
import { StandingBadge } from '../../role-badge/standing-badge.js';
import { Button } from '../../ui/button/button.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import { PersonRow } from '../parts/person-row.js';
import { standingOf } from '../parts/role-options.js';
import type { SettingsTexts } from '../settings-texts.js';

export interface InvitationRowProps {
  invitation: Invitation;
  texts: SettingsTexts;
  onRevoke: () => void;
}

/** One invitation: its recipient, age and role. */
export function InvitationRow({ invitation, texts, onRevoke }: InvitationRowProps) {
  const { invitations: m, members } = texts;

  return (
    <PersonRow
      name={invitation.email}
      details={
        <RelativeTime
          date={invitation.created_at}
          format={(thenMs, nowMs) => m.invited(invitationAge(thenMs, nowMs))}
        />
      }
    >
      <StandingBadge standing={standingOf(invitation.role)} m={members} />
      <Button variant="ghost" aria-label={m.revokeNamed({ email: invitation.email })} onClick={onRevoke}>
        {m.revoke}
      </Button>
    </PersonRow>
  );
}
