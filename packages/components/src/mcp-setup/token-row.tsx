'use client';

import type { PersonalToken } from '@flowlens/client';
import { formatDate } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { Button } from '../ui/button/button.js';
import { CallOrigin } from '../ui/internal/call-origin.js';
import { RelativeTime } from '../ui/relative-time/relative-time.js';
import { tokenHolder } from './token-holder.js';

export interface TokenRowProps {
  token: PersonalToken;
  m: Messages['mcp'];
  onRevoke: () => void;
}

/** One token without its secret, which cannot be shown again. Shows where it was created, so that its owner recognizes it. */
export function TokenRow({ token, m, onRevoke }: TokenRowProps) {
  const { locale, timeZone } = useFlowLens();
  const holder = tokenHolder(token, m);

  return (
    <li className="fl-mcp-token-row">
      <span className="fl-mcp-token-who">
        <span className="fl-mcp-token-name">{holder}</span>
        <span className="fl-mcp-token-facts">
          {token.last_used_at === null ? (
            <span>{m.neverUsed}</span>
          ) : (
            <span>
              <span>{`${m.lastUsed} `}</span>
              <RelativeTime date={token.last_used_at} />
            </span>
          )}
          <span>{' · '}</span>
          <span>{m.expires({ date: formatDate(token.expires_at, { locale, timeZone }) })}</span>
        </span>
        <span className="fl-mcp-token-facts">
          <span>{`${m.created} `}</span>
          <RelativeTime date={token.created_at} />
          <CallOrigin
            created_from={token.created_from}
            session_kind={token.kind === 'agent' ? token.session_kind : null}
          />
        </span>
      </span>
      <Button size="small" variant="ghost" aria-label={m.revokeTokenOf({ holder })} onClick={onRevoke}>
        {m.revoke}
      </Button>
    </li>
  );
}
