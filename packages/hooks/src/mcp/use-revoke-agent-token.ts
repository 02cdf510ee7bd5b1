'use client';

import type { PersonalToken } from '@flowlens/client';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Revokes a token of an assistant or a recorder. The list is updated; a failure is in `error`.
 *
 * @example
 * const { run } = useRevokeAgentToken();
 * const { data: tokens = [] } = usePersonalTokens();
 * tokens.map((token) => <button onClick={() => run(token)}>Revoke</button>);
 */
export function useRevokeAgentToken(): ServerChange<PersonalToken, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: ({ id }: PersonalToken) => ignoreMissing(client.agentTokens.revoke(id)),
    stale: () => [flowlensKeys.agentTokens()],
  });
}
