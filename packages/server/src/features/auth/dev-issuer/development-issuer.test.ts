import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';
import { mountDevelopmentIssuer } from './development-issuer.js';

describe('the development issuer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  function authorizeUrl(change: Record<string, string | undefined> = {}): string {
    const wanted = {
      client_id: 'flowlens-app',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${server.url}/login`,
      code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'a-state',
      ...change,
    };
    const given = Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${server.url}/dev-issuer/auth?${new URLSearchParams(given).toString()}`;
  }

  const visit = (url: string, cookie = '', init: RequestInit = {}) =>
    fetch(new URL(url, server.url), { redirect: 'manual', ...init, headers: { cookie } });

  /** Starts a sign-in up to its page. */
  async function openPage() {
    const start = await visit(authorizeUrl());
    const cookie = start.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const path = start.headers.get('location') ?? '';
    return { path, cookie, page: await visit(path, cookie) };
  }

  it('offers the demo people on a page without scripts', async () => {
    const { page } = await openPage();
    const html = await page.text();

    expect(page.status).toBe(200);
    for (const name of ['Ada Lindqvist', 'Ben Okafor', 'Cleo Martins']) expect(html).toContain(name);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${server.url}; frame-ancestors 'none'; base-uri 'none'`,
    );
    const style = await visit('/dev-issuer/style.css');
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await style.text()).toContain('light-dark(');
  });

  it('sends the chosen person back with a code and the state', async () => {
    const { path, cookie } = await openPage();

    const chosen = await visit(path, cookie, {
      method: 'POST',
      body: new URLSearchParams({ email: 'cleo@flowlens.test' }),
    });
    const back = await visit(chosen.headers.get('location') ?? '', cookie);
    const goal = new URL(back.headers.get('location') ?? '');

    expect(goal.origin + goal.pathname).toBe(`${server.url}/login`);
    expect(goal.searchParams.get('state')).toBe('a-state');
    expect(goal.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
  });

  it.each(['', 'nobody', 'a b@example.com', '"><script>alert(1)</script>@x'])(
    'shows the page again for %j',
    async (email) => {
      const { path, cookie } = await openPage();

      const response = await visit(path, cookie, { method: 'POST', body: new URLSearchParams({ email }) });
      const html = await response.text();

      expect(response.status).toBe(422);
      expect(html).toContain('Please enter an e-mail address.');
      expect(html).not.toContain('<script');
    },
  );

  it('asks again at every sign-in', async () => {
    const { path, cookie } = await openPage();
    const chosen = await visit(path, cookie, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ada@flowlens.test' }),
    });
    const back = await visit(chosen.headers.get('location') ?? '', cookie);

    // The only cookie that identifies the person has a path without pages.
    const kept = back.headers
      .getSetCookie()
      .filter((line) => !line.includes('1970') && !/path=\/dev-issuer\/nowhere/i.test(line));
    expect(kept).toEqual([]);
  });

  it('reports an expired sign-in', async () => {
    const { path } = await openPage();
    const response = await visit(path);

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired. Please start again.');
  });

  it.each([
    ['another site', { redirect_uri: 'https://evil.example/login' }],
    ['another page of this machine', { redirect_uri: 'http://127.0.0.1:1/elsewhere' }],
    ['another client', { client_id: 'other' }],
  ])('does not redirect to %s', async (_what, change) => {
    const response = await visit(authorizeUrl(change));

    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Sign-in failed');
  });

  it.each([
    ['by another name, as after DNS rebinding', { host: 'evil.example' }],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy with a Forwarded header', { forwarded: 'for=203.0.113.7' }],
    ['through a proxy with a Via header', { via: '1.1 proxy.example' }],
    ['through nginx', { 'x-real-ip': '203.0.113.7' }],
    ['through a proxy that names the host', { 'x-forwarded-host': 'flowlens.example' }],
    ['through Cloudflare', { 'cf-connecting-ip': '203.0.113.7' }],
    ['through Akamai', { 'true-client-ip': '203.0.113.7' }],
  ])('returns 404 to a caller %s', async (_how, headers) => {
    for (const path of ['/dev-issuer/.well-known/openid-configuration', '/dev-issuer/style.css']) {
      expect((await server.app.inject({ url: path, headers })).statusCode).toBe(404);
      expect((await server.app.inject({ url: path, headers: { host: 'localhost:5173' } })).statusCode).toBe(200);
    }
  });

  it('returns 404 to an HTTP/1.0 proxy without headers', async () => {
    const { hostname, port } = new URL(server.url);
    const statusOf = async (version: string) => {
      const socket = connect(Number(port), hostname);
      socket.end(`GET /dev-issuer/style.css HTTP/${version}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split(' ')[1];
    };

    expect(await statusOf('1.1')).toBe('200');
    expect(await statusOf('1.0')).toBe('404');
  });

  it('requires PKCE', async () => {
    const response = await visit(authorizeUrl({ code_challenge: undefined, code_challenge_method: undefined }));

    expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
  });
});

describe('mountDevelopmentIssuer', () => {
  const parts = { issuer: 'http://127.0.0.1:1/dev-issuer', cookieKey: 'k'.repeat(32) };
  const publicUrl = 'http://127.0.0.1:1';
  const oidc = { kind: 'oidc', issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'x' } as const;

  it('mounts nothing when a real issuer is configured', async () => {
    const app = fastify();
    await mountDevelopmentIssuer(app, { ...parts, config: { signIn: oidc, host: '127.0.0.1', publicUrl } });

    expect((await app.inject('/dev-issuer/.well-known/openid-configuration')).statusCode).toBe(404);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'flowlens.example'])('refuses to start at the address %s', async (host) => {
    const signIn = { kind: 'development' } as const;

    for (const config of [
      { signIn, host, publicUrl },
      { signIn, host: '127.0.0.1', publicUrl: `https://${host.includes(':') ? `[${host}]` : host}` },
    ])
      await expect(mountDevelopmentIssuer(fastify(), { ...parts, config })).rejects.toThrow(
        'may only be reached on loopback',
      );
  });
});
