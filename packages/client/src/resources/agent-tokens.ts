import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { AgentToken, AgentType, CreatedAgentToken } from '../types.js';

export type AgentTokensResource = ReturnType<typeof agentTokensResource>;

export function agentTokensResource({ api, call }: Transport) {
  return {
    /** The caller's tokens without their secret, newest first. */
    list: (signal?: AbortSignal): Promise<AgentToken[]> =>
      call('listAgentTokens', (init) => api.GET('/auth/tokens', init), { signal }),

    /** Makes a token and replaces the earlier one of this agent type. No other answer ever shows it. */
    create: (agentType: AgentType, options: CreateOptions = {}): Promise<CreatedAgentToken> =>
      call(
        'createAgentToken',
        (init) =>
          api.POST('/auth/token', {
            params: { header: createHeaders(options) },
            body: { agent_type: agentType },
            ...init,
          }),
        { signal: options.signal },
      ),

    revoke: (tokenId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'revokeAgentToken',
        (init) => api.DELETE('/auth/tokens/{token_id}', { params: { path: { token_id: tokenId } }, ...init }),
        { signal, bodiless: true },
      ),
  };
}
