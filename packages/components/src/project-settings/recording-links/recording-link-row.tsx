'use client';

import type { RecordingLink } from '@flowlens/client';
import { timeLeft } from '@flowlens/core/format';
import { siteAddress } from '@flowlens/core/links';
import { useRecordingLinkActions } from '@flowlens/hooks';
import { Video } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { FailureAlert } from '../../ui/inline-alert/failure-alert.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import type { SettingsTexts } from '../settings-texts.js';

export interface RecordingLinkRowProps {
  projectId: string;
  link: RecordingLink;
  texts: SettingsTexts;
  /** Runs once the link is revoked. */
  onRevoked: () => void;
}

/** One recording link: its title, creator, usage and expiry. */
export function RecordingLinkRow({ projectId, link, texts, onRevoked }: RecordingLinkRowProps) {
  const { revoke } = useRecordingLinkActions(projectId);
  const { recordingLinks: m, share } = texts;
  const { title, created_by: name, expires_at, recordings_count: count, max_recordings_count: max } = link;
  const isUsedUp = count >= max;
  const site = link.site_url === null ? null : siteAddress(link.site_url);

  return (
    <li className="fl-person-row" data-over={isUsedUp || undefined}>
      <span className="fl-invitation-link-icon">
        <Icon of={Video} size={14} />
      </span>
      <div className="fl-person-row-who">
        <span className="fl-person-row-name" dir="auto">
          {title}
        </span>
        <span className="fl-person-row-details">
          <span>{m.by({ name })}</span>
          <span>{' · '}</span>
          <span>{m.used({ count, max })}</span>
          <span>{' · '}</span>
          {site !== null && (
            <>
              <span dir="ltr">{new URL(site).host}</span>
              <span>{' · '}</span>
            </>
          )}
          {isUsedUp ? (
            <span>{m.usedUp}</span>
          ) : (
            <RelativeTime date={expires_at} format={(thenMs, nowMs) => share.expiresIn(timeLeft(thenMs, nowMs))} />
          )}
        </span>
        <FailureAlert error={revoke.error} text={m.revokeFailed} />
      </div>
      <div className="fl-person-row-actions">
        <Button
          variant="ghost"
          aria-label={m.revokeNamed({ title })}
          busy={revoke.pending}
          onClick={() => revoke.run(link, { onSuccess: onRevoked })}
        >
          {m.revoke}
        </Button>
      </div>
    </li>
  );
}
