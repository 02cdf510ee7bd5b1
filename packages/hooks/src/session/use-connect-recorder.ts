'use client';

import { type ConnectRequest, consentAddress } from '@flowlens/core';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';

/**
 * Creates a one-time code for a recorder and passes its redirect address to `leave`. The code is not stored. The server
 * refuses sessions that did not begin with a sign-in on it with 403; a failure is in `error`.
 *
 * @example
 * const { run, pending } = useConnectRecorder((address) => location.assign(address));
 */
export function useConnectRecorder(leave: (address: string) => void): ServerChange<ConnectRequest, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: async (request: ConnectRequest) => {
      const { redirectUri: redirect_uri, codeChallenge: code_challenge } = request;
      const { code } = await client.recorderTokens.createCode({
        redirect_uri,
        code_challenge,
        code_challenge_method: 'S256',
      });
      leave(consentAddress(request, code));
    },
  });
}
