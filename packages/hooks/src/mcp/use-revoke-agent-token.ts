'use client';

import type { AgentToken } from '@flowlens/client';
import { unlessGone } from '../mutations/unless-gone.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Takes a token back: its assistant is refused from then on. The list tells of it; a failure is in `error`. */
export function useRevokeAgentToken(): ServerChange<AgentToken, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: ({ id }: AgentToken) => unlessGone(client.agentTokens.revoke(id)),
    stale: () => [flowlensKeys.agentTokens()],
  });
}
