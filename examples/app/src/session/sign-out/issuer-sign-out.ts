import type { FlowLensClient } from '@flowlens/client';

/** Returns the issuer's own sign-out page, which redirects back here; null for issuers without one. */
export async function issuerSignOutPage(client: FlowLensClient, origin: string): Promise<string | null> {
  const { end_session_endpoint: endpoint, client_id: clientId } = (await client.config.get()).sign_in;
  if (!endpoint || !clientId) return null;
  const address = new URL(endpoint);
  address.searchParams.set('client_id', clientId);
  address.searchParams.set('post_logout_redirect_uri', `${origin}/login`);
  return address.href;
}
