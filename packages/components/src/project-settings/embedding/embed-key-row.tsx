'use client';

import type { EmbedKey } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { KeyRound } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';

export interface EmbedKeyRowProps {
  embedKey: EmbedKey;
  m: Messages['embedding'];
  onRevoke: () => void;
}

/** One embed key: its name, creator and last use. */
export function EmbedKeyRow({ embedKey, m, onRevoke }: EmbedKeyRowProps) {
  const { name, created_by, created_at, last_used_at } = embedKey;

  return (
    <li className="fl-person-row">
      <span className="fl-invitation-link-icon">
        <Icon of={KeyRound} size={14} />
      </span>
      <div className="fl-person-row-who">
        <span className="fl-person-row-name" dir="auto">
          {name}
        </span>
        <span className="fl-person-row-details">
          <span>{m.by({ name: created_by })}</span>
          <span>{' · '}</span>
          <span>{`${m.created} `}</span>
          <RelativeTime date={created_at} />
          <span>{' · '}</span>
          {last_used_at === null ? (
            <span>{m.neverUsed}</span>
          ) : (
            <>
              <span>{`${m.lastUsed} `}</span>
              <RelativeTime date={last_used_at} />
            </>
          )}
        </span>
      </div>
      <div className="fl-person-row-actions">
        <Button variant="ghost" aria-label={m.revokeNamed({ name })} onClick={onRevoke}>
          {m.revoke}
        </Button>
      </div>
    </li>
  );
}
