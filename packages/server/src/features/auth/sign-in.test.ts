import type { CurrentUser, Project } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { exchangeCode, obtainCode, signInAs } from '../../../test/support/people/sign-in-as.js';

describe('signIn', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const get = (path: string, token: string) =>
    fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

  it('trades a code for a token and an httpOnly cookie', async () => {
    const response = await exchangeCode(server.url, await obtainCode(server.url, 'grace.hopper@navy.test'));

    const { token } = await readContractResponse<{ token: string }>('signIn', response);
    const me = await readContractResponse<CurrentUser>('getCurrentUser', await get('/auth/me', token));
    expect(me.user).toEqual({ name: 'Grace Hopper', email: 'grace.hopper@navy.test', picture: null });
    expect(me.app_user.max_systems_count).toBe(3);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookie = response.headers.getSetCookie().join('\n');
    expect(cookie).toMatch(/^fl_refresh=fl_rt_[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  });

  it('gives a new person a default project with their name, once', async () => {
    await signInAs(server.url, 'new.comer@example.com');
    const { token } = await signInAs(server.url, 'New.Comer@Example.com');

    const projects = await readContractResponse<Project[]>('listProjects', await get('/systems', token));

    expect(projects).toHaveLength(1);
    expect(projects[0]).toMatchObject({
      name: 'New Comer',
      category: 'PERSONAL',
      is_default: true,
      user_role: 'ADMIN',
      members_count: 1,
    });
  });

  it('creates one account for two simultaneous first sign-ins', async () => {
    const codes = await Promise.all([1, 2].map(() => obtainCode(server.url, 'twice@example.com')));
    const responses = await Promise.all(codes.map((code) => exchangeCode(server.url, code)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);

    const tokens = (await Promise.all(responses.map((response) => response.json()))) as { token: string }[];
    const lists = await Promise.all(
      tokens.map(async ({ token }) => readContractResponse<Project[]>('listProjects', await get('/systems', token))),
    );
    expect(lists[0]).toHaveLength(1);
    expect(lists[0]).toEqual(lists[1]);
  });

  it('is configured for the app by getConfig', async () => {
    const config = await readContractResponse('getConfig', await fetch(`${server.url}/config`));

    expect(config).toMatchObject({
      sign_in: { client_id: 'flowlens-app', authorization_endpoint: `${server.url}/dev-issuer/auth` },
      jira_enabled: false,
    });
  });

  describe('signIn with a bad proof', () => {
    it('returns 400 to a code that was used before', async () => {
      const code = await obtainCode(server.url, 'replay@example.com');
      expect((await exchangeCode(server.url, code)).status).toBe(200);

      const response = await exchangeCode(server.url, code);

      expect(response.status).toBe(400);
      expect(await readContractResponse('signIn', response)).toMatchObject({
        detail: 'This sign-in did not work. Please sign in again.',
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it.each([
      ['an invented code', () => ({ code: 'x' })],
      ['another code_verifier', () => ({ code_verifier: 'v'.repeat(43) })],
      ['another nonce', () => ({ nonce: 'another' })],
      ['another redirect_uri', () => ({ redirect_uri: `${server.url}/other` })],
    ])('returns 400 to %s', async (_what, change) => {
      const proof = await obtainCode(server.url, 'forger@example.com');

      expect((await exchangeCode(server.url, { ...proof, ...change() })).status).toBe(400);
    });

    it.each(['nonce', 'code_verifier'] as const)('returns 400 without the %s of this sign-in', async (name) => {
      const { [name]: _left, ...proof } = await obtainCode(server.url, 'forgetful@example.com');

      expect((await exchangeCode(server.url, proof)).status).toBe(400);
    });
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }],
    [
      'from another site with the header of a script',
      { origin: 'https://evil.example', 'x-requested-with': 'flowlens' },
    ],
    ['from a sandboxed frame', { origin: 'null' }],
    ['without an origin', {}],
  ])('rejects requests %s and keeps the code valid', async (_where, headers) => {
    const code = await obtainCode(server.url, 'victim@example.com');

    const refused = await exchangeCode(server.url, code, headers);

    expect(refused.status).toBe(403);
    await readContractResponse('signIn', refused);
    expect((await exchangeCode(server.url, code)).status).toBe(200);
  });

  it('accepts programs that declare they are not a browser', async () => {
    const code = await obtainCode(server.url, 'script@example.com');

    expect((await exchangeCode(server.url, code, { 'x-requested-with': 'flowlens' })).status).toBe(200);
  });

  it.each(['https://evil.example/login', 'data:text/html,x', 'http://', 'http://999.999.999.999/', 'http://a:99999/'])(
    'rejects the redirect URI %j, which is not one of the server’s addresses',
    async (address) => {
      const code = await obtainCode(server.url, 'ann@example.com');

      const response = await exchangeCode(server.url, { ...code, redirect_uri: address });

      expect(response.status).toBe(422);
      expect(await readContractResponse('signIn', response)).toMatchObject({
        errors: [{ path: '/body/redirect_uri' }],
      });
    },
  );
});
