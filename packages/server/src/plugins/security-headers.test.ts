import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-support/test-app.js';

const ISSUER = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hush' };

const headersOf = async (env: Record<string, string>, url = '/livez') => {
  const app = await createTestApp({ env });
  const answer = await app.inject(url);
  await app.close();
  return answer.headers;
};

describe('the headers of every answer', () => {
  it.each(['/livez', '/systems', '/nowhere'])('protect %s', async (url) => {
    expect(await headersOf({}, url)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
  });

  it('allow scripts from here and nowhere else', async () => {
    const policy = String((await headersOf({}))['content-security-policy']).split('; ');

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("base-uri 'none'");
    for (const part of ['media', 'connect']) expect(policy).toContain(`${part}-src 'self' blob:`);
    expect(policy).toContain("img-src 'self' blob: data:");
  });

  it('allow pictures of people only where a real issuer tells their address', async () => {
    const headers = await headersOf({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });

    expect(headers['content-security-policy']).toContain("img-src 'self' blob: data: https:;");
  });

  it('ask for https where the server is reached by it', async () => {
    expect(await headersOf({})).not.toHaveProperty('strict-transport-security');
    expect(await headersOf({ PUBLIC_URL: 'https://flowlens.example.com', ...ISSUER })).toHaveProperty(
      'strict-transport-security',
    );
  });

  it('do not name the software', async () => {
    expect(await headersOf({})).not.toHaveProperty('x-powered-by');
    expect(await headersOf({})).not.toHaveProperty('server');
  });
});
