'use client';

import type { InvitationLink } from '@flowlens/client';
import { formatDate, timeLeft } from '@flowlens/core/format';
import { useFlowLens } from '@flowlens/hooks';
import { Link2 } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import type { SettingsTexts } from '../settings-texts.js';

export interface InvitationLinkRowProps {
  link: InvitationLink;
  texts: SettingsTexts;
  onRevoke: () => void;
}

/** One invitation link: its creator, number of joined members, and expiry. */
export function InvitationLinkRow({ link, texts, onRevoke }: InvitationLinkRowProps) {
  const { locale, timeZone } = useFlowLens();
  const { invitations: m, share } = texts;
  const { created_by: name, created_at, expires_at, joins_count: count } = link;

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
          onClick={onRevoke}
        >
          {m.revoke}
        </Button>
      </div>
    </li>
  );
}
