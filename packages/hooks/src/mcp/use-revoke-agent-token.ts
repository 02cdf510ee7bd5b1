'use client';

import type { AgentToken } from '@flowlens/client';
import { statusOf } from '@flowlens/core';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Takes a token back: its assistant is refused from then on. The list tells of it; a failure is in `error`. */
export function useRevokeAgentToken(): ServerChange<AgentToken, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: async ({ id }: AgentToken) => {
      try {
        await client.agentTokens.revoke(id);
      } catch (error) {
        // It ended otherwise meanwhile, which is what was wanted.
        if (statusOf(error) !== 404) throw error;
      }
    },
    stale: () => [flowlensKeys.agentTokens()],
  });
}
