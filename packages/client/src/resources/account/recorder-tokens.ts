import { COOKIE_CALL, type Transport } from '../../transport/transport.js';
import type {
  CreatedRecorderToken,
  CreateRecorderCodeInput,
  ExchangeRecorderCodeInput,
  RecorderCode,
} from '../../types.js';

export type RecorderTokensResource = ReturnType<typeof recorderTokensResource>;

export function recorderTokensResource({ call, run }: Transport) {
  return {
    /** Creates a one-time code for a recorder. Works only on a page of the server itself, in a signed-in browser. */
    createCode: (input: CreateRecorderCodeInput, signal?: AbortSignal): Promise<RecorderCode> =>
      call('createRecorderCode', { signal }, ({ POST }) =>
        POST('/auth/recorder/codes', { ...COOKIE_CALL, body: input }),
      ),

    /** Exchanges the code for a token, without cookies. Only this response contains the token. */
    exchange: (input: ExchangeRecorderCodeInput, signal?: AbortSignal): Promise<CreatedRecorderToken> =>
      call('exchangeRecorderCode', { signal, auth: 'anonymous' }, ({ POST }) =>
        POST('/auth/recorder/token', { body: input, credentials: 'omit' }),
      ),

    /** Revokes the recorder token that this client uses. With a session, use `agentTokens.revoke` instead. */
    revokeSelf: (signal?: AbortSignal): Promise<void> =>
      run('revokeOwnToken', { signal, auth: 'bearer' }, ({ DELETE }) =>
        DELETE('/auth/tokens/self', { credentials: 'omit' }),
      ),
  };
}
