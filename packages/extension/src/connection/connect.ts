import { browser } from 'wxt/browser';
import { Problem } from '../messages/problem.js';
import { type Connection, connectionKey, findConnection, removeConnection, saveConnection } from './connections.js';
import { deviceName } from './device-name.js';
import { createProof, type Proof } from './pkce.js';
import { originPattern } from './server-address.js';
import { serverClient } from './server-client.js';

const REDIRECT_PATH = 'cb';

/**
 * Signs a user in on a server and stores the token. The user consents on a page of the server.
 *
 * @throws Error if the user refuses or the server does not allow this extension
 */
export async function connect(origin: string): Promise<Connection> {
  const proof = await createProof();
  const redirectUri = browser.identity.getRedirectURL(REDIRECT_PATH);
  const device = deviceName(navigator);
  const redirect = await browser.identity.launchWebAuthFlow({
    url: consentUrl(origin, { proof, redirectUri, device }),
    interactive: true,
  });
  const code = readCode(redirect, redirectUri, proof.state);
  const exchanged = await serverClient(origin, null).recorderTokens.exchange({
    code,
    code_verifier: proof.verifier,
    redirect_uri: redirectUri,
    device,
  });
  const { token } = exchanged;
  const { app_user: user } = await serverClient(origin, token).auth.me();
  const { name, email } = exchanged.user;
  const connection = {
    key: connectionKey(origin, user.id),
    origin,
    userId: user.id,
    name: name ?? email,
    email,
    token,
  };
  await saveConnection(connection);
  return connection;
}

/** Removes the token, and revokes it if the server can be reached. */
export async function disconnect(key: string): Promise<void> {
  const { origin, token } = await findConnection(key);
  await removeConnection(key);
  // If the server cannot be reached, the token is not revoked and expires later.
  await serverClient(origin, token)
    .recorderTokens.revokeSelf()
    .catch(() => undefined);
  // Permissions that tests and policies grant cannot be removed.
  await browser.permissions.remove({ origins: [originPattern(origin)] }).catch(() => undefined);
}

function consentUrl(origin: string, parts: { proof: Proof; redirectUri: string; device: string }): string {
  const url = new URL('/connect/recorder', origin);
  url.search = new URLSearchParams({
    redirect_uri: parts.redirectUri,
    state: parts.proof.state,
    code_challenge: parts.proof.challenge,
    code_challenge_method: 'S256',
    device: parts.device,
  }).toString();
  return url.href;
}

/** @throws Problem for a response to another attempt, and if the user refused */
export function readCode(redirect: string | undefined, redirectUri: string, state: string): string {
  const url = redirect !== undefined && redirect.startsWith(`${redirectUri}?`) ? new URL(redirect) : undefined;
  if (url?.searchParams.get('state') !== state) throw new Problem('wrong_answer');
  const code = url.searchParams.get('code');
  if (!code) throw new Problem('refused');
  return code;
}
