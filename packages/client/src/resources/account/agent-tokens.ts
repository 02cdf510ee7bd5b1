import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { AgentType, CreatedAgentToken, PersonalToken } from '../../types.js';

export type AgentTokensResource = ReturnType<typeof agentTokensResource>;

export function agentTokensResource({ call, run }: Transport) {
  return {
    /** Lists the caller's tokens for assistants and recorders, without their secrets, newest first. */
    list: (signal?: AbortSignal): Promise<PersonalToken[]> =>
      call('listAgentTokens', { signal }, ({ GET }) => GET('/auth/tokens')),

    /** Creates a token and replaces the previous one of this agent type. Only this response contains the secret. */
    create: (agentType: AgentType, options: CreateOptions = {}): Promise<CreatedAgentToken> =>
      call('createAgentToken', options, ({ POST }) =>
        POST('/auth/token', { params: { header: keyHeader(options) }, body: { agent_type: agentType } }),
      ),

    /** Revokes the token of an assistant or recorder. */
    revoke: (tokenId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeAgentToken', { signal }, ({ DELETE }) =>
        DELETE('/auth/tokens/{token_id}', { params: { path: { token_id: tokenId } } }),
      ),
  };
}
