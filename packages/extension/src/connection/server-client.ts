import { createFlowLensClient, type FlowLensClient } from '@flowlens/client';

/**
 * Sends a request as all requests of the extension: with host permission the browser would add the cookies of the person's session,
 * and follow redirects to other servers.
 */
function sendBare(request: Request): Promise<Response> {
  return globalThis.fetch(
    new Request(request, { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' }),
  );
}

/** Makes the only kind of client that the extension uses. */
export function serverClient(origin: string, token: string | null): FlowLensClient {
  return createFlowLensClient({ baseUrl: origin, getAccessToken: () => token, fetch: sendBare });
}
