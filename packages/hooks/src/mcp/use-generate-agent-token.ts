'use client';

import type { AgentType } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { useState } from 'react';
import { useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useCopy } from '../internal/use-copy.js';

export interface UseGenerateAgentTokenResult {
  /**
   * The token created here for an assistant, until it is cleared or the component unmounts. The server does not return it
   * again.
   */
  tokenOf: (agentType: AgentType) => string | undefined;
  /** The assistant whose token is being created. */
  generating: AgentType | undefined;
  /** Error of the last attempt. */
  error: Error | null;
  /**
   * Creates a token, replaces the assistant's previous one, copies it, and shows a notice. Does nothing while a token is
   * being created.
   */
  generate: (agentType: AgentType) => void;
  /** Copies a created token, and shows a notice. */
  copyToken: (token: string) => void;
  /** Clears the token created here for an assistant, for instance because it was revoked. Then another can be created. */
  forget: (agentType: AgentType) => void;
}

/**
 * Creates tokens that let coding assistants read flows.
 *
 * @example
 * const { tokenOf, generating, generate } = useGenerateAgentToken();
 * generate('CLAUDE_CODE');
 */
export function useGenerateAgentToken(): UseGenerateAgentTokenResult {
  const { client, notify } = useFlowLens();
  const { copy } = useCopy();
  const [tokens, setTokens] = useState<{ [Type in AgentType]?: string | undefined }>({});
  const { run, variables, error } = useServerChange({
    change: async (agentType: AgentType, idempotencyKey) => {
      const { token } = await client.agentTokens.create(agentType, { idempotencyKey });
      return { agentType, token };
    },
    stale: () => [flowlensKeys.agentTokens()],
    failed: (error) => failureNotice('generateToken', error),
  });

  async function notifyCopied(copying: Promise<boolean>, code: 'tokenGeneratedAndCopied' | 'tokenCopied') {
    const copied = await copying;
    notify(copied ? { tone: 'success', code } : { tone: 'error', code: 'tokenCopyFailed' });
  }

  return {
    tokenOf: (agentType) => tokens[agentType],
    generating: variables,
    error,
    generate: (agentType) => {
      // The clipboard would wait for a token that is never created.
      if (variables !== undefined) return;
      const token = new Promise<string>((resolve, reject) => {
        run(agentType, { onSuccess: ({ token }) => resolve(token), onError: reject });
      });
      const copying = copy(token);
      token.then(
        (made) => {
          setTokens((before) => ({ ...before, [agentType]: made }));
          void notifyCopied(copying, 'tokenGeneratedAndCopied');
        },
        () => undefined,
      );
    },
    copyToken: (token) => void notifyCopied(copy(token), 'tokenCopied'),
    forget: (agentType) => setTokens((before) => ({ ...before, [agentType]: undefined })),
  };
}
