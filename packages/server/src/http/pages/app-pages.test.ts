import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp, GOOD_TOKEN } from '../../../test/support/server/test-app.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-app-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>FlowLens</title>');
writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'packed-1a2b3c.js'), 'plain');
writeFileSync(join(folder, 'assets', 'packed-1a2b3c.js.br'), 'brotli');
writeFileSync(join(folder, 'assets', 'packed-1a2b3c.js.gz'), 'gzip');

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';
const app = await createTestApp({
  env: { FLOWLENS_APP: folder },
  operations: {
    getFlow: () => Promise.reject(new Error('not asked')),
    listFlows: () => [],
    getSharedFlow: () => Promise.reject(new Error('not asked')),
    getBlob: (_request, reply) => reply.type('video/mp4').send('video'),
  },
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const asPage = { 'sec-fetch-dest': 'document', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const asOldBrowser = { accept: 'text/html,*/*' };
const asCall = { 'sec-fetch-dest': 'empty', accept: 'application/json' };

/** Headers of `curl`, link previews, uptime checks and Java. */
const asAnything = [
  {},
  { accept: '*/*' },
  { accept: 'application/json, text/html' },
  { accept: 'text/html, application/json;q=0.9, */*;q=0.8' },
  { accept: 'image/gif, image/jpeg, *; q=.2, */*; q=.2' },
];

const PAGES = [
  '/',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?return=%2Fflowlens',
  '/join/project?project_id=1',
  '/shared/flow/fl_share_x',
  '/flowlens',
  '/flowlens?search=%00',
  `/flowlens/flow/${ID}`,
  `/flowlens/flow/${ID}/`,
  `/flowlens/flow/${ID}/link-to-jira`,
  '/flowlens/flow/no-id',
  '/flowlens/setup-wizard',
  '/flowlens/record',
];
const CONSENT_PAGES = ['/connect/recorder', '/connect/recorder/', '/CONNECT/recorder?redirect_uri=x'];

describe('the app beside the API', () => {
  it.each<[string, number]>([
    ...PAGES.map((url): [string, number] => [url, 200]),
    ['/flowlens/flows', 404],
    ['/systems', 404],
    ['/no/such/page', 404],
  ])('returns the page of the app at %s, with status %i', async (url, status) => {
    for (const headers of [asPage, asOldBrowser, { ...asPage, 'sec-fetch-dest': 'iframe' }]) {
      const response = await app.inject({ url, headers });
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        status,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(response.body).toContain('<title>FlowLens</title>');
      expect(response.headers.vary).toContain('Sec-Fetch-Dest');
    }
  });

  it.each<[string, number]>([...CONSENT_PAGES.map((url): [string, number] => [url, 200]), ['/connect/other', 404]])(
    'serves %s with headers against frames, openers and caches, with status %i',
    async (url, status) => {
      for (const headers of [asPage, asOldBrowser, { ...asPage, 'sec-fetch-dest': 'iframe' }]) {
        const response = await app.inject({ url, headers });
        const policy = String(response.headers['content-security-policy']).split('; ');

        expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
        expect(policy.filter((part) => part.startsWith('frame-ancestors'))).toEqual(["frame-ancestors 'none'"]);
        expect(policy).toContain("script-src 'self'");
        expect(response.headers).toMatchObject({
          'x-frame-options': 'DENY',
          'cross-origin-opener-policy': url.includes('guest') ? 'same-origin-allow-popups' : 'same-origin',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        });
      }
    },
  );

  it.each<[string, number]>([...PAGES.map((url): [string, number] => [url, 200]), ['/no/such/page', 404]])(
    'returns the page at %s to callers that accept anything, with status %i',
    async (url, status) => {
      for (const headers of asAnything) {
        for (const method of ['GET', 'HEAD'] as const) {
          const { statusCode, headers: sent } = await app.inject({ method, url, headers });
          expect([statusCode, sent['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
        }
      }
    },
  );

  it.each(['/', '/login', '/no/such/page'])(
    'returns the page at %s to a caller with the Basic credentials of a proxy',
    async (url) => {
      const { headers } = await app.inject({ url, headers: { ...asPage, authorization: 'Basic YTpi' } });

      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each(PAGES)('returns a problem at %s to callers that accept only JSON', async (url) => {
    for (const accept of ['application/json', 'application/json, text/plain, */*', 'application/problem+json']) {
      const response = await app.inject({ url, headers: { accept } });
      expect([401, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
  });

  it('hides the URL of a shared flow from search engines and other sites', async () => {
    const shared = await app.inject({ url: '/shared/flow/fl_sh_x?t=3', headers: asPage });
    const other = await app.inject({ url: '/flowlens', headers: asPage });

    expect(shared.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(other.headers).toMatchObject({ 'referrer-policy': 'same-origin' });
    expect(other.headers).not.toHaveProperty('x-robots-tag');
  });

  it.each(['/flowlens/flows', '/systems', '/auth/me'])('passes calls of %s to the API', async (url) => {
    for (const headers of [asCall, ...asAnything]) {
      const response = await app.inject({ url, headers });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        401,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  it.each([asCall, { accept: 'application/json' }, { ...asCall, accept: '*/*' }])(
    'passes calls of a path that is also a page to the API: %j',
    async (headers) => {
      const response = await app.inject({ url: `/flowlens/flow/${ID}`, headers });

      expect([response.statusCode, response.headers['content-type']]).toEqual([
        401,
        'application/problem+json; charset=utf-8',
      ]);
    },
  );

  it('passes requests with a token at such a path to the API', async () => {
    for (const headers of [asPage, ...asAnything]) {
      const response = await app.inject({
        url: `/flowlens/flow/${ID}`,
        headers: { ...headers, authorization: 'Bearer dead' },
      });
      expect(response.statusCode).toBe(401);
    }
  });

  it.each([
    ['of the app', asCall],
    // Default of java.net.
    ['of a client that accepts anything', { accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' }],
  ])('passes a call %s with a valid or an expired token to the API', async (_whose, headers) => {
    const call = (authorization: string) =>
      app.inject({ url: '/flowlens/flows', headers: { ...headers, authorization } });

    const response = await call(GOOD_TOKEN);
    expect([response.statusCode, response.json()]).toEqual([200, []]);
    expect((await call('Bearer x')).statusCode).toBe(401);
  });

  it.each([
    ['a video in its own tab', '/blobs/video-1.mp4', 'video/mp4'],
    ['the health of the server', '/livez', 'application/json; charset=utf-8'],
  ])('lets a browser open %s', async (_what, url, type) => {
    expect((await app.inject({ url, headers: asPage })).headers['content-type']).toBe(type);
  });

  it.each([
    ['a script of an earlier build', '/assets/app-old.js', { 'sec-fetch-dest': 'script', accept: '*/*' }],
    ['a script of an earlier build, requested by a client', '/assets/app-old.js', { accept: '*/*' }],
    ['an unknown call', '/flowlens/nothing', asCall],
    ['an unknown call of a client that accepts anything', '/flowlens/nothing', { accept: '*/*' }],
    ['a call that exists only as POST', '/jira/issue', { accept: '*/*' }],
    ['a path outside of the folder', '/..%2f..%2fetc%2fpasswd', asCall],
  ])('returns 404 for %s', async (_what, url, headers) => {
    const response = await app.inject({ url, headers });

    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('rejects a form that is posted to a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/login', headers: asPage })).statusCode).toBe(404);
  });

  it('caches assets forever', async () => {
    const response = await app.inject({ url: '/assets/app-1a2b3c.js' });

    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined, 'plain'],
    [undefined, undefined, 'plain'],
  ])('sends an asset in an encoding that the browser accepts: %s', async (accepted, encoding, body) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };

    const response = await app.inject({ url: '/assets/packed-1a2b3c.js', headers });

    expect([response.statusCode, response.headers['content-encoding'], response.body]).toEqual([200, encoding, body]);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  });

  it('sends uncompressed files as they are', async () => {
    const response = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'br, gzip' } });

    expect([response.headers['content-encoding'], response.body]).toEqual([undefined, 'export {};']);
  });
});
