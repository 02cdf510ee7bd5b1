'use client';

import type { AgentToken, RecorderToken } from '@flowlens/client';
import { useQuery } from '@tanstack/react-query';
import { usePersonalTokens } from '../mcp/use-personal-tokens.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useCurrentUser } from './use-current-user.js';

/** Frequent enough for a user who waits; each response is small. */
const ASK_EVERY_MS = 3_000;

export interface UseSetupProgressResult {
  /** The viewer's newest recorder, such as the extension of a browser. */
  recorder: RecorderToken | undefined;
  /** True once the viewer has a flow of their own in any project. */
  hasOwnFlow: boolean;
  /** The viewer's newest token for a coding assistant. */
  assistantToken: AgentToken | undefined;
  /** The token that a coding assistant has already used. */
  connectedAssistant: AgentToken | undefined;
}

/**
 * Returns which first steps the viewer has taken. Polls every 3 s while the page is visible.
 *
 * @example
 * const { hasOwnFlow } = useSetupProgress();
 */
export function useSetupProgress(): UseSetupProgressResult {
  const { client, queryClient, enabled } = useFlowLens();
  const { data: viewer } = useCurrentUser();
  const { data: tokens = [] } = usePersonalTokens({ waiting: true });
  const [userId, email] = [viewer?.app_user.id, viewer?.user.email];
  const { data: hasOwnFlow = false } = useQuery(
    {
      queryKey: flowlensKeys.ownFlows(userId),
      queryFn: async ({ signal }) => {
        const { items } = await client.flows.list({ reporter: email!, limit: 1 }, signal);
        return items.some((flow) => flow.reporter_user_id === userId);
      },
      enabled: enabled && email !== undefined,
      refetchInterval: ({ state }) => !state.data && ASK_EVERY_MS,
    },
    queryClient,
  );
  const assistantTokens = tokens.filter((token) => token.kind === 'agent');

  return {
    recorder: tokens.find((token) => token.kind === 'recorder'),
    hasOwnFlow,
    assistantToken: assistantTokens[0],
    connectedAssistant: assistantTokens.find((token) => token.last_used_at !== null),
  };
}
