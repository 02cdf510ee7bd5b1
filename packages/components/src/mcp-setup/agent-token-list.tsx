'use client';

import type { AgentToken, AgentType } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import { useAgentTokens, useRevokeAgentToken } from '@flowlens/hooks';
import { useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { SignOutEverywhere } from '../session-bar/sign-out-everywhere.js';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { AgentTokenRow } from './agent-token-row.js';

export interface AgentTokenListProps {
  m: Messages['mcp'];
  onRevoked: (agentType: AgentType) => void;
}

/** The viewer's tokens: when each was used, and a way to take it back. */
export function AgentTokenList({ m, onRevoked }: AgentTokenListProps) {
  const common = useMessages('common');
  const session = useMessages('session');
  const { data: tokens, isPending, isError, isFetching, refetch } = useAgentTokens();
  const { run, pending, error, reset } = useRevokeAgentToken();
  const [asked, setAsked] = useState<AgentToken | null>(null);

  function close() {
    setAsked(null);
    reset();
  }

  function revoke(token: AgentToken) {
    run(token, {
      onSuccess: () => {
        close();
        onRevoked(token.agent_type);
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
            <AgentTokenRow key={token.id} token={token} m={m} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      <div className="fl-mcp-everywhere">
        <span className="fl-mcp-hint">{session.everywhereHint}</span>
        <SignOutEverywhere />
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={close}
        title={m.revokeTitle}
        description={asked ? m.revokeQuestion({ assistant: m.assistant[asked.agent_type] }) : ''}
        confirmText={m.revoke}
        pendingText={m.revoking}
        destructive
        pending={pending}
        onConfirm={() => asked && revoke(asked)}
      >
        <FailureAlert error={error} text={m.revokeFailed} />
      </ConfirmDialog>
    </section>
  );
}
