import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerGuidePages } from './guide-pages.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-guide-'));
for (const path of ['recording', 'api/flows', 'assets']) mkdirSync(join(folder, path), { recursive: true });
writeFileSync(join(folder, 'index.html'), '<title>Guide</title>');
writeFileSync(join(folder, '404.html'), '<title>Page not found</title>');
writeFileSync(join(folder, 'recording/index.html'), '<title>Recording</title>');
writeFileSync(join(folder, 'recording/index.html.gz'), 'gzip');
writeFileSync(join(folder, 'api/flows/index.html'), '<title>Flows</title>');
writeFileSync(join(folder, 'assets/guide-1a2b3c.css'), 'p {}');

const app = fastify();
await registerGuidePages(app, folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('registerGuidePages', () => {
  it.each([
    ['/docs', 'Guide'],
    ['/docs/', 'Guide'],
    ['/docs/recording', 'Recording'],
    ['/docs/recording/', 'Recording'],
    ['/docs/recording/?from=app', 'Recording'],
    ['/docs/api/flows', 'Flows'],
    ['/docs/api/flows/', 'Flows'],
  ])('serves %s', async (url, title) => {
    let response = await app.inject({ url });
    if (response.statusCode >= 300) response = await app.inject({ url: response.headers.location! });

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(response.body).toBe(`<title>${title}</title>`);
  });

  it.each(['/docs/nothing', '/docs/api/nothing/', '/docs/..%2f..%2fetc%2fpasswd', '/docs/404.html'])(
    'returns 404 with a page of the guide for %s',
    async (url) => {
      const response = await app.inject({ url });

      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('Page not found');
    },
  );

  it('caches styles forever', async () => {
    const response = await app.inject({ url: '/docs/assets/guide-1a2b3c.css' });

    expect(response.headers['content-type']).toMatch(/^text\/css/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends a compressed page to a browser that accepts it', async () => {
    const response = await app.inject({ url: '/docs/recording/', headers: { 'accept-encoding': 'gzip' } });

    expect([response.headers['content-encoding'], response.body]).toEqual(['gzip', 'gzip']);
  });

  it('leaves other addresses alone when the guide is not built', async () => {
    const bare = fastify();
    await registerGuidePages(bare, join(folder, 'nowhere'));

    expect((await bare.inject('/docs')).statusCode).toBe(404);
    await bare.close();
  });
});
