import { createFlowLensClient, type FlowLensClient } from '@flowlens/client';

/**
 * Sends a request of the extension. Without these options, host permission would make the browser add the user's
 * session cookies and follow redirects to other servers.
 */
function sendBare(request: Request): Promise<Response> {
  return globalThis.fetch(
    new Request(request, { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' }),
  );
}

/** Creates the only kind of client that the extension uses. */
export function serverClient(origin: string, token: string | null): FlowLensClient {
  return createFlowLensClient({ baseUrl: origin, getAccessToken: () => token, fetch: sendBare });
}
