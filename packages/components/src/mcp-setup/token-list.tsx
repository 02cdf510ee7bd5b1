'use client';

import type { AgentType, PersonalToken } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { usePersonalTokens, useRevokeAgentToken } from '@flowlens/hooks';
import { useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { SignOutEverywhere } from '../session-bar/sign-out-everywhere.js';
import { ChangeQuestion } from '../ui/confirm-dialog/change-question.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { tokenHolder } from './token-holder.js';
import { TokenRow } from './token-row.js';

export interface TokenListProps {
  m: Messages['mcp'];
  /** Called after a token of an assistant was revoked. */
  onRevoked: (agentType: AgentType) => void;
}

/** The viewer's tokens of assistants and recorders, each with its last use and a button that revokes it. */
export function TokenList({ m, onRevoked }: TokenListProps) {
  const common = useMessages('common');
  const session = useMessages('session');
  const { data: tokens, isPending, isError, isFetching, refetch } = usePersonalTokens();
  const change = useRevokeAgentToken();
  const [asked, setAsked] = useState<PersonalToken | null>(null);

  function revoke(token: PersonalToken) {
    change.run(token, {
      onSuccess: () => {
        setAsked(null);
        if (token.kind === 'agent') onRevoked(token.agent_type);
      },
    });
  }

  return (
    <section className="fl-mcp-tokens" aria-label={m.tokensHeading}>
      <h3 className="fl-mcp-heading">{m.tokensHeading}</h3>
      {isPending && (
        <p className="fl-mcp-hint" role="status">
          {m.tokensLoading}
        </p>
      )}
      {isError && (
        <LoadFailure
          message={m.tokensFailed}
          retryLabel={common.tryAgain}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {tokens?.length === 0 && <p className="fl-mcp-hint">{m.noTokens}</p>}
      {tokens && tokens.length > 0 && (
        <ul className="fl-mcp-token-list">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} m={m} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      <div className="fl-mcp-everywhere">
        <span className="fl-mcp-hint">{session.everywhereHint}</span>
        <SignOutEverywhere />
      </div>
      <ChangeQuestion
        change={change}
        failed={m.revokeFailed}
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={m.revokeTitle}
        description={asked ? questionOf(asked, m) : ''}
        confirmText={m.revoke}
        pendingText={m.revoking}
        onConfirm={() => asked && revoke(asked)}
      />
    </section>
  );
}

function questionOf(token: PersonalToken, m: Messages['mcp']): string {
  const holder = tokenHolder(token, m);
  return token.kind === 'agent'
    ? m.revokeQuestion({ assistant: holder })
    : m.revokeRecorderQuestion({ recorder: holder });
}
