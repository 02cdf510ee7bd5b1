'use client';

import type { ShareLink } from '@flowlens/client';
import { formatDate, timeLeft } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { Badge } from '../../ui/badge/badge.js';
import { Button } from '../../ui/button/button.js';
import { CallOrigin } from '../../ui/internal/call-origin.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';

export interface ShareLinkRowProps {
  m: Messages['share'];
  link: ShareLink;
  isNew: boolean;
  onRevoke: () => void;
}

/** One public link without its secret: its creator, origin, creation date and expiry. */
export function ShareLinkRow({ m, link, isNew, onRevoke }: ShareLinkRowProps) {
  const { locale, timeZone } = useFlowLens();
  const { created_by: name, created_at, expires_at, can_revoke } = link;
  const written = (date: string) => formatDate(date, { locale, timeZone });

  return (
    <li className="fl-share-link-row">
      <span className="fl-share-link-who">
        <span className="fl-share-link-name">
          <span>{m.madeBy({ name })}</span>
          {isNew && <Badge tone="success">{m.newLink}</Badge>}
        </span>
        <span className="fl-share-link-facts">
          <RelativeTime date={created_at} />
          <CallOrigin created_from={link.created_from} session_kind={link.session_kind} />
          <span>{' · '}</span>
          <RelativeTime date={expires_at} format={(thenMs, nowMs) => m.expiresIn(timeLeft(thenMs, nowMs))} />
          <span>{' · '}</span>
          <span>{written(expires_at)}</span>
        </span>
      </span>
      {can_revoke && (
        <Button
          size="small"
          variant="ghost"
          aria-label={m.revokeLinkOf({ name, date: written(created_at) })}
          onClick={onRevoke}
        >
          {m.revoke}
        </Button>
      )}
    </li>
  );
}
