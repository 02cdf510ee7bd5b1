import { createHash, randomBytes } from 'node:crypto';
import { createFlowLensClient } from '@flowlens/client';
import { request } from 'playwright';

/** Of the server's development issuer. */
const ISSUER = '/dev-issuer';
const CLIENT_ID = 'flowlens-app';

/** Signs a demo person in through the development issuer and gives the access token. */
export async function signIn(url: string, email: string): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const redirectUri = `${url}/login`;
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'state',
    nonce,
    login_hint: email,
  });
  await using visitor = await request.newContext();
  const end = await visitor.get(`${url}${ISSUER}/auth?${query}`);
  const code = new URL(end.url()).searchParams.get('code');
  if (code === null) throw new Error(`Signing in as ${email} ended at ${end.url()}`);
  const proof = { code, redirect_uri: redirectUri, code_verifier: verifier, nonce };
  return createFlowLensClient({ baseUrl: url }).auth.signIn(proof);
}
