import type { SignInConfig } from '@flowlens/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { pkceChallenge } from './random-text.js';
import { beginSignIn, chooseAccountNext, finishSignIn } from './sign-in.js';

const config: SignInConfig = {
  issuer: 'https://issuer.test',
  client_id: 'flowlens-app',
  authorization_endpoint: 'https://issuer.test/auth?tenant=1',
  end_session_endpoint: null,
  scopes: ['openid', 'profile', 'email'],
  hosted_domain: null,
};
const place = { storage: sessionStorage, origin: 'https://flows.test' };

async function begin(at = config) {
  return new URL(await beginSignIn(at, place)).searchParams;
}
const redirectQuery = (query: Record<string, string>) => new URLSearchParams(query);

describe('signing in', () => {
  beforeEach(() => sessionStorage.clear());

  it('requests a code from the issuer with PKCE, state and nonce', async () => {
    const asked = await begin();

    expect(Object.fromEntries(asked)).toMatchObject({
      tenant: '1',
      response_type: 'code',
      client_id: 'flowlens-app',
      redirect_uri: 'https://flows.test/login',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    expect(new Set(['state', 'nonce', 'code_challenge'].map((name) => asked.get(name)?.length))).toEqual(new Set([43]));
  });

  it('makes Google ask for the account after a switch until a sign-in succeeds', async () => {
    const google = { ...config, issuer: 'https://accounts.google.com' };
    expect((await begin(google)).get('prompt')).toBeNull();

    chooseAccountNext(sessionStorage);
    expect((await begin()).get('prompt')).toBeNull();
    const asked = await begin(google);
    expect(asked.get('prompt')).toBe('select_account');

    finishSignIn(redirectQuery({ code: 'c1', state: asked.get('state') ?? '' }), sessionStorage);
    expect((await begin(google)).get('prompt')).toBeNull();
  });

  it('restricts Google to the only domain that may sign in', async () => {
    const google = { ...config, issuer: 'https://accounts.google.com' };

    expect((await begin({ ...google, hosted_domain: 'shop.example' })).get('hd')).toBe('shop.example');
    expect((await begin(google)).get('hd')).toBeNull();
    expect((await begin({ ...config, hosted_domain: 'shop.example' })).get('hd')).toBeNull();
  });

  it('exchanges the code with the verifier of the challenge', async () => {
    const asked = await begin();

    const input = finishSignIn(redirectQuery({ code: 'c1', state: asked.get('state') ?? '' }), sessionStorage);

    expect(input).toMatchObject({ code: 'c1', redirect_uri: 'https://flows.test/login', nonce: asked.get('nonce') });
    expect(await pkceChallenge(input.code_verifier ?? '')).toBe(asked.get('code_challenge'));
  });

  it('computes the challenge as RFC 7636 does', async () => {
    expect(await pkceChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('rejects the response to somebody else’s sign-in', async () => {
    await begin();

    expect(() => finishSignIn(redirectQuery({ code: 'c1', state: 'forged' }), sessionStorage)).toThrow(
      'belongs to no sign-in',
    );
  });

  it('rejects a response that nobody requested', () => {
    expect(() => finishSignIn(redirectQuery({ code: 'c1', state: '' }), sessionStorage)).toThrow(
      'belongs to no sign-in',
    );
  });

  it('completes a sign-in once', async () => {
    const state = (await begin()).get('state') ?? '';
    finishSignIn(redirectQuery({ code: 'c1', state }), sessionStorage);

    expect(() => finishSignIn(redirectQuery({ code: 'c1', state }), sessionStorage)).toThrow('belongs to no sign-in');
  });

  it('passes on the issuer’s reason for a refusal', async () => {
    const state = (await begin()).get('state') ?? '';

    expect(() => finishSignIn(redirectQuery({ error: 'access_denied', state }), sessionStorage)).toThrow(
      'access_denied',
    );
  });

  it('reports that no issuer is configured', async () => {
    await expect(beginSignIn({ ...config, authorization_endpoint: null }, place)).rejects.toThrow('cannot be reached');
  });
});
