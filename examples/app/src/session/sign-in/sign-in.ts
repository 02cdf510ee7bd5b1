import type { SignInConfig, SignInInput } from '@flowlens/client';
import type { PageStorage } from '../page-storage.js';
import { pkceChallenge, randomText } from './random-text.js';

const STORAGE_KEY = 'flowlens.signIn';
const CHOOSE_KEY = 'flowlens.chooseAccount';
/** Google has no sign-out page and accepts these values of `prompt` and `hd`. Other issuers may reject them. */
const GOOGLE = 'https://accounts.google.com';

/** State that must return from the issuer unchanged, and the verifier that proves that we requested the code. */
interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

interface SignInPlace {
  /** Storage of this tab, which survives the redirect to the issuer and back. */
  storage: PageStorage;
  origin: string;
}

/** Makes Google ask for the account at the next sign-in of this tab, instead of silently using the known one. */
export function chooseAccountNext(storage: PageStorage): void {
  storage.setItem(CHOOSE_KEY, 'yes');
}

/**
 * Begins the authorization code flow (PKCE, state, nonce). Returns the issuer's address to redirect the user to.
 *
 * @throws if the server cannot reach its issuer
 */
export async function beginSignIn(config: SignInConfig, { storage, origin }: SignInPlace): Promise<string> {
  if (!config.authorization_endpoint || !config.client_id) throw new Error('The sign-in service cannot be reached');
  const pending: PendingSignIn = {
    state: randomText(),
    nonce: randomText(),
    verifier: randomText(),
    redirectUri: `${origin}/login`,
  };
  storage.setItem(STORAGE_KEY, JSON.stringify(pending));

  const address = new URL(config.authorization_endpoint);
  const parameters = {
    response_type: 'code',
    client_id: config.client_id,
    redirect_uri: pending.redirectUri,
    scope: config.scopes.join(' '),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await pkceChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ...(config.issuer === GOOGLE && config.hosted_domain && { hd: config.hosted_domain }),
    ...(config.issuer === GOOGLE && storage.getItem(CHOOSE_KEY) !== null && { prompt: 'select_account' }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** Returns whether a query string is an issuer's response. */
export function isIssuerResponse(query: URLSearchParams): boolean {
  return query.has('code') || query.has('error');
}

/**
 * Returns the input for exchanging the issuer's response. Each sign-in can be finished once.
 *
 * @throws if the issuer refused, or the response does not belong to a sign-in of this tab
 */
export function finishSignIn(query: URLSearchParams, storage: PageStorage): SignInInput {
  const pending = takePending(storage);
  const [code, state, refusal] = ['code', 'state', 'error'].map((name) => query.get(name));
  if (refusal) throw new Error(`The sign-in service refused: ${refusal}`);
  if (!pending || !code || state !== pending.state) throw new Error('This answer belongs to no sign-in of this tab');
  return { code, redirect_uri: pending.redirectUri, code_verifier: pending.verifier, nonce: pending.nonce };
}

function takePending(storage: PageStorage): PendingSignIn | null {
  const stored = storage.getItem(STORAGE_KEY);
  storage.removeItem(STORAGE_KEY);
  storage.removeItem(CHOOSE_KEY);
  return stored === null ? null : (JSON.parse(stored) as PendingSignIn);
}
