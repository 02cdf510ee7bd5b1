'use client';

import type { ProjectShareLink } from '@flowlens/client';
import { formatDate, relativeTime, timeLeft } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { Button } from '../../ui/button/button.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';

export interface PublicLinkRowProps {
  link: ProjectShareLink;
  m: Messages['share'];
  onRevoke: () => void;
}

/** One public link: its flow, creator, creation date, last use and expiry. */
export function PublicLinkRow({ link, m, onRevoke }: PublicLinkRowProps) {
  const { locale, timeZone } = useFlowLens();
  const { flow_title: title, created_by: name, created_at, expires_at, hits, last_used_at } = link;

  return (
    <li className="fl-public-link-row">
      <span className="fl-public-link-what">
        <span className="fl-public-link-flow" dir="auto" title={title}>
          {title}
        </span>
        <span className="fl-public-link-facts">
          <span>{m.madeBy({ name })}</span>
          <span>{' · '}</span>
          <RelativeTime date={created_at} />
          <span>{' · '}</span>
          {last_used_at === null ? (
            <span>{m.neverOpened}</span>
          ) : (
            <>
              <RelativeTime date={last_used_at} format={(thenMs, nowMs) => m.lastOpened(relativeTime(thenMs, nowMs))} />
              <span>{' · '}</span>
              <span>{m.views({ count: hits })}</span>
            </>
          )}
          <span>{' · '}</span>
          <RelativeTime date={expires_at} format={(thenMs, nowMs) => m.expiresIn(timeLeft(thenMs, nowMs))} />
        </span>
      </span>
      <Button
        size="small"
        variant="ghost"
        aria-label={m.revokeLinkTo({ title, name, date: formatDate(created_at, { locale, timeZone }) })}
        onClick={onRevoke}
      >
        {m.revoke}
      </Button>
    </li>
  );
}
