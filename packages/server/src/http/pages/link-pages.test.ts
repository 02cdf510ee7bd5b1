import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../test/support/server/test-app.js';
import type { LinkPage } from './link-pages.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-app-'));
writeFileSync(join(folder, 'index.html'), '<head><title>FlowLens</title></head>');
writeFileSync(join(folder, 'embed.html'), '<head><title>Embedded</title></head>');

const PAGES: Record<string, LinkPage> = {
  live: {
    head: '<meta property="og:title" content="$& Pay">',
    frameOrigins: ['https://wiki.example', 'http://a.example:1'],
  },
  closed: { head: '<meta property="og:title" content="Pay">', frameOrigins: [] },
};
const DEAD: LinkPage = { head: '', frameOrigins: ['https://wiki.example'] };
const readLinkPage = vi.fn(({ token }: { token: string }) => Promise.resolve(PAGES[token] ?? DEAD));
const app = await createTestApp({ env: { FLOWLENS_APP: folder }, readLinkPage });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const asFrame = { 'sec-fetch-dest': 'iframe', accept: 'text/html' };
const ask = (url: string) => app.inject({ url, headers: asFrame });
const ancestorsIn = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  String(headers['content-security-policy'])
    .split('; ')
    .filter((part) => part.startsWith('frame-ancestors'));

describe('pages of public links', () => {
  it.each(['/embed/live', '/embed/live/', '/EMBED/live', '/embed/live?start=5'])(
    'lets listed sites frame %s',
    async (url) => {
      const response = await ask(url);

      expect(response.statusCode).toBe(200);
      expect(ancestorsIn(response)).toEqual(['frame-ancestors https://wiki.example http://a.example:1']);
      expect(response.headers).not.toHaveProperty('x-frame-options');
      expect(response.headers).toMatchObject({
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
      expect(response.headers['content-security-policy']).toContain("script-src 'self'");
      expect(response.body).toContain('<title>Embedded</title>');
      expect(response.body).toContain('content="$& Pay">\n</head>');
      expect(response.body).toContain(
        'name="flowlens-embed-origins" content="https://wiki.example http://a.example:1"',
      );
    },
  );

  it('lets nobody frame the page of a flow without listed sites', async () => {
    const response = await ask('/embed/closed');

    expect(ancestorsIn(response)).toEqual(["frame-ancestors 'none'"]);
    expect(response.body).toContain('name="flowlens-embed-origins" content=""');
  });

  it('sends the same page for every link that is not valid, without previews', async () => {
    const [one, other] = [await ask('/embed/dead'), await ask('/embed/fl_sh_nonsense')];

    expect([one.statusCode, one.body]).toEqual([200, other.body]);
    expect(ancestorsIn(one)).toEqual(ancestorsIn(other));
    expect(one.body).not.toContain('og:');
    expect((await ask('/shared/flow/dead')).body).toBe('<head><title>FlowLens</title></head>');
  });

  it('adds previews to the page in the product, which stays unframeable', async () => {
    const response = await ask('/shared/flow/live?t=3');

    expect(response.body).toContain('<title>FlowLens</title>');
    expect(response.body).toContain('og:title');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(ancestorsIn(response)).toEqual(["frame-ancestors 'self'"]);
  });

  it.each([
    '/',
    '/login',
    '/flowlens',
    '/flowlens/flow/x',
    '/shared/flow/live',
    '/embed',
    '/embed/live/more',
    '/no/such',
    '/livez',
    '/oembed',
  ])('lets no other site frame %s', async (url) => {
    const response = await ask(url);

    expect(ancestorsIn(response)).toEqual(["frame-ancestors 'self'"]);
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('decodes the token', async () => {
    await ask('/embed/a%2Fb');

    expect(readLinkPage).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'a/b' }));
  });
});
