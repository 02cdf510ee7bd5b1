import type { FlowLensClient } from '@flowlens/client';

export interface SignOutOptions {
  client: FlowLensClient;
  storage: Storage;
  location: Pick<Location, 'assign' | 'reload' | 'origin'>;
}

/**
 * Signs out (spec §4): ends our session and the issuer's, clears all local storage and loads the page anew. What fails
 * on the way is only logged: nobody may be kept signed in by it.
 */
export async function signOut({ client, storage, location }: SignOutOptions): Promise<void> {
  await client.auth.signOut().catch((error: unknown) => console.error('Sign-out failed', error));
  const issuerPage = await issuerSignOut(client, location.origin).catch((error: unknown) => {
    console.error('Sign-out of the sign-in service failed', error);
    return null;
  });
  storage.clear();
  // Either way the page is loaded anew, which resets all that is in memory.
  if (issuerPage) location.assign(issuerPage);
  else location.reload();
}

/** The issuer's own sign-out page, which leads back here; null for issuers that have none. */
async function issuerSignOut(client: FlowLensClient, origin: string): Promise<string | null> {
  const { end_session_endpoint: endpoint, client_id: clientId } = (await client.config.get()).sign_in;
  if (!endpoint || !clientId) return null;
  const address = new URL(endpoint);
  address.searchParams.set('client_id', clientId);
  address.searchParams.set('post_logout_redirect_uri', `${origin}/login`);
  return address.href;
}
