import { createHash, randomBytes } from 'node:crypto';
import { DEVELOPMENT_CLIENT_ID } from '../../../src/features/auth/dev-issuer/provider.js';
import { DEVELOPMENT_ISSUER_PATH } from '../../../src/features/auth/dev-issuer/routes.js';

export interface SignInProof {
  code: string;
  redirect_uri: string;
  code_verifier: string;
  nonce: string;
}

export interface SignedIn {
  token: string;
  /** `Cookie` header with the refresh token. */
  cookie: string;
}

/** Runs the development issuer's sign-in like a browser, up to the code; `email` skips the page. */
export async function obtainCode(url: string, email: string): Promise<SignInProof> {
  const verifier = randomBytes(32).toString('base64url');
  const proof = { redirect_uri: `${url}/login`, code_verifier: verifier, nonce: randomBytes(16).toString('base64url') };
  const authorize = new URL(`${url}${DEVELOPMENT_ISSUER_PATH}/auth`);
  authorize.search = new URLSearchParams({
    client_id: DEVELOPMENT_CLIENT_ID,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: proof.redirect_uri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'state',
    nonce: proof.nonce,
    login_hint: email,
  }).toString();
  const end = await followRedirects(authorize, `${url}/login`);
  return { ...proof, code: end.searchParams.get('code') ?? '' };
}

/** Exchanges a code for a session, like the app on our own origin. */
export function exchangeCode(
  url: string,
  body: Partial<SignInProof>,
  headers: Record<string, string> = { origin: url },
) {
  return fetch(`${url}/auth/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs a person in through the development issuer, which creates unknown accounts. */
export async function signInAs(url: string, email: string): Promise<SignedIn> {
  const response = await exchangeCode(url, await obtainCode(url, email));
  if (response.status !== 200) throw new Error(`signing in answers ${response.status}: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { token, cookie: cookieOf(response) };
}

/** Returns the cookie that a response sets, in the form of a request. */
export function cookieOf(response: Response): string {
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

/** Like a browser: keeps cookies, and stops at the final page. */
async function followRedirects(start: URL, goal: string): Promise<URL> {
  const jar = new Map<string, string>();
  let at = start;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    at = new URL(response.headers.get('location') ?? fail(`${at.pathname} answers ${response.status}`), at);
    if (at.href.startsWith(goal)) return at;
  }
  return fail('the redirects do not end');
}

function fail(message: string): never {
  throw new Error(message);
}
