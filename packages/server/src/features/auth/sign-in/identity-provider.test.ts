import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.js';
import type { HttpProblem } from '../../../platform/errors/http-problem.js';
import { FAKE_CLIENT_ID, type FakeIssuer, startFakeIssuer } from '../../../../test/support/people/fake-issuer.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.js';
import { issuerOf } from './issuer.js';

const CODE = {
  code: 'a-code',
  redirectUri: 'https://flowlens.example/login',
  codeVerifier: 'v'.repeat(43),
  nonce: 'nonce',
};

describe('createIdentityProvider', () => {
  let issuer: FakeIssuer;
  let provider: IdentityProvider;
  beforeAll(async () => {
    issuer = await startFakeIssuer();
    provider = createIdentityProvider({ issuer: issuer.url, clientId: FAKE_CLIENT_ID, clientSecret: 'hush' }, quietLog);
  });
  afterAll(() => issuer.close());

  const answerWith = (idToken: string) =>
    issuer.answerWith(200, { access_token: 'x', token_type: 'Bearer', id_token: idToken });

  it('returns the identity of a person', async () => {
    answerWith(await issuer.idToken({ picture: 'https://pictures.example/ann.png' }));

    expect(await provider.identify(CODE)).toEqual({
      subject: 'person-1',
      email: 'ann@example.com',
      name: 'Ann Archer',
      picture: 'https://pictures.example/ann.png',
      hostedDomain: null,
    });
    expect(Object.fromEntries(issuer.lastRequest())).toMatchObject({
      grant_type: 'authorization_code',
      code: CODE.code,
      redirect_uri: CODE.redirectUri,
      code_verifier: CODE.codeVerifier,
      client_secret: 'hush',
    });
  });

  it('returns the endpoints of its issuer', async () => {
    expect(await provider.endpoints()).toEqual({ authorization: `${issuer.url}/auth`, endSession: null });
  });

  it('returns the organisation that the ID token claims', async () => {
    answerWith(await issuer.idToken({ hd: 'shop.example' }));
    expect(await provider.identify(CODE)).toMatchObject({ hostedDomain: 'shop.example' });

    answerWith(await issuer.idToken({ hd: ['shop.example'] }));
    expect(await provider.identify(CODE)).toMatchObject({ hostedDomain: null });
  });

  it('accepts an account without a name, and only pictures with https', async () => {
    answerWith(await issuer.idToken({ name: ' ', picture: 'javascript:alert(1)' }));

    expect(await provider.identify(CODE)).toMatchObject({ name: 'ann@example.com', picture: null });
  });

  it('shortens a name to one line of 100 characters', async () => {
    answerWith(await issuer.idToken({ name: ` Ann\0\n${'👩‍🚀'.repeat(100)}` }));
    const { name } = await provider.identify(CODE);

    expect(name).toMatch(/^Ann 👩‍🚀/u);
    expect(Array.from(name)).toHaveLength(100);
  });

  it('ignores a name without visible characters', async () => {
    answerWith(await issuer.idToken({ name: '\u200b\0' }));

    expect(await provider.identify(CODE)).toMatchObject({ name: 'ann@example.com' });
  });

  it.each([
    'ann',
    'ann@',
    'ann@example.com\0',
    'ann@example.com\nbcc: bob@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('rejects the invalid e-mail %j', async (email) => {
    answerWith(await issuer.idToken({ email }));

    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 403 });
  });

  it('rejects a subject that the database cannot store, and ignores a picture that it cannot store', async () => {
    answerWith(await issuer.idToken({ sub: 'person\0' }));
    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 400 });

    answerWith(await issuer.idToken({ picture: 'https://pictures.example/\0.png' }));
    expect(await provider.identify(CODE)).toMatchObject({ picture: null });
  });

  const now = () => Math.floor(Date.now() / 1_000);
  it.each([
    ['another audience', () => issuer.idToken({ aud: 'somebody-else' })],
    ['a second audience, issued to that one', () => issuer.idToken({ aud: [FAKE_CLIENT_ID, 'x'], azp: 'x' })],
    ['another issuer', () => issuer.idToken({ iss: 'https://evil.example' })],
    ['an expiry in the past', () => issuer.idToken({ iat: now() - 900, exp: now() - 600 })],
    ['a start in the future', () => issuer.idToken({ nbf: now() + 600 })],
    ['no expiry', () => issuer.idToken({ exp: undefined })],
    ['no subject', () => issuer.idToken({ sub: undefined })],
    ['an empty subject', () => issuer.idToken({ sub: '' })],
    ['a blank subject', () => issuer.idToken({ sub: ' \t' })],
    ['another nonce', () => issuer.idToken({ nonce: 'other' })],
    ['no nonce', () => issuer.idToken({ nonce: undefined })],
    ['no signature', async () => new UnsecuredJWT(decodeJwt(await issuer.idToken())).encode()],
    ['the signature of another key', async () => forge(await issuer.idToken(), { alg: 'RS256', kid: 'one' })],
    [
      'a signature made with the public key',
      async () => hmac(await issuer.idToken(), await exportSPKI(issuer.publicKey)),
    ],
    ['a signature made with the client secret', async () => hmac(await issuer.idToken(), 'hush')],
    ['an altered claim', async () => alter(await issuer.idToken())],
    ['another algorithm', async () => forge(await issuer.idToken(), { alg: 'PS256', kid: 'one' })],
  ])('rejects an ID token with %s', async (_what, makeToken) => {
    answerWith(await makeToken());

    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 400 });
  });

  it.each([[false], [undefined], ['true']])('rejects an e-mail whose verification is %j', async (email_verified) => {
    answerWith(await issuer.idToken({ email_verified }));

    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 403 });
  });

  it.each(['', '/', '/application/o/flowlens', '/application/o/flowlens/'])(
    'finds an issuer whose identifier ends in "%s", and its accounts with a slash or without',
    async (path) => {
      const other = await startFakeIssuer(path);
      other.answerWith(200, { access_token: 'x', token_type: 'Bearer', id_token: await other.idToken() });
      const settings = issuerOf(readConfig({ OIDC_ISSUER: other.url, GOOGLE_CLIENT_ID: FAKE_CLIENT_ID }));

      expect(await createIdentityProvider(settings, quietLog).identify(CODE)).toMatchObject({ subject: 'person-1' });
      expect(settings.accountKey).toBe(other.url.replace(/\/$/, ''));
      await other.close();
    },
  );

  it('rejects a code that the issuer rejects', async () => {
    issuer.answerWith(400, { error: 'invalid_grant' });

    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 400 });
  });

  it.each<[string, number, Record<string, unknown>]>([
    ['rejects the client secret', 401, { error: 'invalid_client' }],
    ['does not know this server', 400, { error: 'invalid_client' }],
    ['does not allow this server to sign people in', 400, { error: 'unauthorized_client' }],
    ['limits the rate', 429, { error: 'slow_down' }],
  ])('logs that the issuer %s, and does not tell the person', async (_what, status, body) => {
    let logged = '';
    const log = pino({ level: 'warn' }, { write: (line: string) => (logged += line) });
    const settings = { issuer: issuer.url, clientId: FAKE_CLIENT_ID, clientSecret: 'wrong' };
    issuer.answerWith(status, body);

    await expect(createIdentityProvider(settings, log).identify(CODE)).rejects.toMatchObject({ status: 502 });
    expect(logged).toContain(body.error);
    expect(logged).not.toContain('wrong');
  });

  it('distinguishes a failing issuer from a bad code', async () => {
    issuer.answerWith(503, { error: 'down' });
    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 502 });
  });

  it('has no endpoints and signs nobody in while its issuer is unreachable', async () => {
    const other = await startFakeIssuer();
    await other.close();
    const settings = { issuer: other.url, clientId: FAKE_CLIENT_ID, clientSecret: undefined };
    const away = createIdentityProvider(settings, quietLog);

    expect(await away.endpoints()).toEqual({ authorization: null, endSession: null });
    await expect(away.identify(CODE)).rejects.toMatchObject({ status: 502 });
  });
});

describe('an unreachable issuer', () => {
  let issuer: FakeIssuer;
  let provider: IdentityProvider;
  const settings = () => ({ issuer: issuer.url, clientId: FAKE_CLIENT_ID, clientSecret: undefined });
  beforeEach(async () => {
    issuer = await startFakeIssuer();
    provider = createIdentityProvider(settings(), quietLog);
  });
  afterEach(() => issuer.close());
  const nowhere = { authorization: null, endSession: null };

  it('is called once for all callers, who get a response before it times out', async () => {
    issuer.breakDown('silent');
    const many = await Promise.all(Array.from({ length: 50 }, () => provider.endpoints()));

    expect(many).toEqual(Array(50).fill(nowhere));
    expect(await provider.endpoints()).toEqual(nowhere);
    expect(issuer.discoveries()).toBe(1);
  });

  it('is not called again at every sign-in', async () => {
    issuer.breakDown('failing');
    const many = await Promise.allSettled(Array.from({ length: 20 }, () => provider.identify(CODE)));

    expect(many.map((one) => one.status === 'rejected' && (one.reason as HttpProblem).status)).toEqual(
      Array(20).fill(502),
    );
    await expect(provider.identify(CODE)).rejects.toMatchObject({ status: 502 });
    expect(await provider.endpoints()).toEqual(nowhere);
    expect(issuer.discoveries()).toBe(1);
  });

  it('works again once it is back', async () => {
    issuer.breakDown('failing');
    expect(await provider.endpoints()).toEqual(nowhere);

    issuer.breakDown(undefined);
    await waitUntil('it is found', async () => (await provider.endpoints()).authorization !== null);
    issuer.answerWith(200, { access_token: 'x', token_type: 'Bearer', id_token: await issuer.idToken() });
    expect(await provider.identify(CODE)).toMatchObject({ email: 'ann@example.com' });
  });
});

async function forge(token: string, header: { alg: string; kid: string }): Promise<string> {
  const { privateKey } = await generateKeyPair(header.alg);
  return new SignJWT(decodeJwt(token)).setProtectedHeader(header).sign(privateKey);
}

function hmac(token: string, secret: string): Promise<string> {
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(Buffer.from(secret.padEnd(32)));
}

function alter(token: string): string {
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'admin' })).toString('base64url');
  return [header, claims, signature].join('.');
}
