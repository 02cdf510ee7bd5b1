'use client';

import type { InvitationLink } from '@flowlens/client';
import { formatDate, timeLeft } from '@flowlens/core/format';
import { useFlowLens, useInvitationActions } from '@flowlens/hooks';
import { Link2 } from 'lucide';
import { useContext } from 'react';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import { SettingsEventsContext } from '../settings-events.js';
import type { SettingsTexts } from '../settings-texts.js';

export interface InvitationLinkRowProps {
  projectId: string;
  link: InvitationLink;
  texts: SettingsTexts;
  /** Runs once the link is revoked. */
  onRevoked: () => void;
}

/** One invitation link: its creator, number of joined members, and expiry. */
export function InvitationLinkRow({ projectId, link, texts, onRevoked }: InvitationLinkRowProps) {
  const { locale, timeZone } = useFlowLens();
  const { revokeLink } = useInvitationActions(projectId);
  const { onInvitationLinkRevoked } = useContext(SettingsEventsContext);
  const { invitations: m, share } = texts;
  const { created_by: name, created_at, expires_at, joins_count: count } = link;

  function finish() {
    onRevoked();
    onInvitationLinkRevoked?.(link);
  }

  return (
    <li className="fl-person-row">
      <span className="fl-invitation-link-icon">
        <Icon of={Link2} size={14} />
      </span>
      <div className="fl-person-row-who">
        <span className="fl-person-row-name" dir="auto">
          {name === null ? m.linkOfViewers : m.linkBy({ name })}
        </span>
        <span className="fl-person-row-details">
          <span>{m.joined({ count })}</span>
          <span>{' · '}</span>
          <RelativeTime date={expires_at} format={(thenMs, nowMs) => share.expiresIn(timeLeft(thenMs, nowMs))} />
        </span>
      </div>
      <div className="fl-person-row-actions">
        <Button
          variant="ghost"
          aria-label={
            name === null
              ? m.revokeLinkOfViewers
              : m.revokeLinkBy({ name, date: formatDate(created_at, { locale, timeZone }) })
          }
          busy={revokeLink.pending}
          onClick={() => revokeLink.run(link, { onSuccess: finish })}
        >
          {m.revoke}
        </Button>
      </div>
    </li>
  );
}
