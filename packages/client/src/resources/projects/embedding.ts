import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type {
  CreatedEmbedKey,
  CreatedEmbedToken,
  CreateEmbedKeyInput,
  CreateEmbedTokenInput,
  EmbedKey,
} from '../../types.js';

export type EmbeddingResource = ReturnType<typeof embeddingResource>;

/** Embed keys of a project, for its admins, and the tokens that a server creates with a key. */
export function embeddingResource({ call, run }: Transport) {
  const at = (systemId: string) => ({ params: { path: { systemId } } });
  return {
    /** Lists the keys without their secret, newest first. */
    keys: (systemId: string, signal?: AbortSignal): Promise<EmbedKey[]> =>
      call('listEmbedKeys', { signal }, ({ GET }) => GET('/systems/{systemId}/embed-keys', at(systemId))),

    /** Creates a key. Only this response contains its secret. */
    createKey: (systemId: string, input: CreateEmbedKeyInput, options: CreateOptions = {}): Promise<CreatedEmbedKey> =>
      call('createEmbedKey', options, ({ POST }) =>
        POST('/systems/{systemId}/embed-keys', {
          params: { path: { systemId }, header: keyHeader(options) },
          body: input,
        }),
      ),

    /** Revokes a key, which ends its tokens at once. */
    revokeKey: (systemId: string, keyId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeEmbedKey', { signal }, ({ DELETE }) =>
        DELETE('/systems/{systemId}/embed-keys/{keyId}', { params: { path: { systemId, keyId } } }),
      ),

    /**
     * Creates a token for a person of your tool, with a key instead of the session. For your server: a key must not reach a
     * page.
     */
    createToken: (key: string, input: CreateEmbedTokenInput, options: CreateOptions = {}): Promise<CreatedEmbedToken> =>
      call('createEmbedToken', { ...options, auth: 'anonymous' }, ({ POST }) =>
        POST('/embed-tokens', {
          headers: { Authorization: `Bearer ${key}` },
          credentials: 'omit',
          params: { header: keyHeader(options) },
          body: input,
        }),
      ),
  };
}
