import { createHash, randomBytes } from 'node:crypto';
import type { CreatedRecorderToken } from '@flowlens/client';
import { callsOf, type Person } from '../people/person.js';

/** Id of an extension that may connect as a recorder. */
export const EXTENSION_ID = 'abcdefghijklmnopabcdefghijklmnop';
export const REDIRECT_URI = `https://${EXTENSION_ID}.chromiumapp.org/cb`;

/** A verifier of a recorder, and a matching code request. */
export function aCodeRequest() {
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, body: { redirect_uri: REDIRECT_URI, code_challenge, code_challenge_method: 'S256' } };
}

/** Gives consent like the app's page, with the person's cookie and the server's origin. */
export function approve(url: string, person: Person, body: object, headers: Record<string, string> = {}) {
  return person.post('/auth/recorder/codes', body, { origin: url, cookie: person.cookie, ...headers });
}

/** Requests the token like an extension. */
export function redeem(url: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/auth/recorder/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `chrome-extension://${EXTENSION_ID}`, ...headers },
    body: JSON.stringify(body),
  });
}

/** Returns the body that a recorder sends with a new code. */
export async function aProof(url: string, person: Person) {
  const { verifier, body } = aCodeRequest();
  const response = await approve(url, person, body);
  if (response.status !== 201) throw new Error(`consent answers ${response.status}: ${await response.text()}`);
  const { code } = (await response.json()) as { code: string };
  return { code, code_verifier: verifier, redirect_uri: REDIRECT_URI };
}

/** Connects a recorder of a person. */
export async function aRecorder(url: string, person: Person, device = 'Chrome on Linux') {
  const response = await redeem(url, { ...(await aProof(url, person)), device });
  if (response.status !== 201) throw new Error(`the exchange answers ${response.status}: ${await response.text()}`);
  const { token } = (await response.json()) as CreatedRecorderToken;
  return { token, authorization: `Bearer ${token}`, ...callsOf(url, token) };
}
