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
    /** Makes a one-time code for a recorder, on a page of the server itself, in a browser that signed in there. */
    createCode: (input: CreateRecorderCodeInput, signal?: AbortSignal): Promise<RecorderCode> =>
      call('createRecorderCode', { signal }, ({ POST }) =>
        POST('/auth/recorder/codes', { ...COOKIE_CALL, body: input }),
      ),

    /** Exchanges the code for a token, without cookies. No other answer ever shows it. */
    exchange: (input: ExchangeRecorderCodeInput, signal?: AbortSignal): Promise<CreatedRecorderToken> =>
      call('exchangeRecorderCode', { signal, auth: 'anonymous' }, ({ POST }) =>
        POST('/auth/recorder/token', { body: input, credentials: 'omit' }),
      ),

    /** Revokes the recorder token that this client sends. A session revokes it with `agentTokens.revoke`. */
    revokeSelf: (signal?: AbortSignal): Promise<void> =>
      run('revokeOwnToken', { signal, auth: 'bearer' }, ({ DELETE }) =>
        DELETE('/auth/tokens/self', { credentials: 'omit' }),
      ),
  };
}
