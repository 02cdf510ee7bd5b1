import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { AgentType, CreatedAgentToken, PersonalToken } from '../../types.js';

export type AgentTokensResource = ReturnType<typeof agentTokensResource>;

export function agentTokensResource({ call, run }: Transport) {
  return {
    /** The caller's tokens of assistants and of recorders, without their secret, newest first. */
    list: (signal?: AbortSignal): Promise<PersonalToken[]> =>
      call('listAgentTokens', { signal }, ({ GET }) => GET('/auth/tokens')),

    /** Makes a token and replaces the earlier one of this agent type. No other answer ever shows it. */
    create: (agentType: AgentType, options: CreateOptions = {}): Promise<CreatedAgentToken> =>
      call('createAgentToken', options, ({ POST }) =>
        POST('/auth/token', { params: { header: keyHeader(options) }, body: { agent_type: agentType } }),
      ),

    /** Revokes a token of an assistant or of a recorder. */
    revoke: (tokenId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeAgentToken', { signal }, ({ DELETE }) =>
        DELETE('/auth/tokens/{token_id}', { params: { path: { token_id: tokenId } } }),
      ),
  };
}
