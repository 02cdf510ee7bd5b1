import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/server/test-app.js';

const app = await createTestApp({ env: { ALLOWED_ORIGINS: 'https://tools.example.com,https://wiki.example.com' } });
afterAll(() => app.close());

const ask = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
  app.inject({
    method,
    url: '/systems',
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
  });

describe('calls from other sites', () => {
  it.each(['https://tools.example.com', 'https://wiki.example.com'])('are allowed from %s', async (origin) => {
    expect((await ask(origin)).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    const preflight = await ask(origin, 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-max-age']).toBe('600');
  });

  it('may use all methods and headers of the contract and of tunnels, and read the response headers', async () => {
    const { headers } = await ask('https://tools.example.com', 'OPTIONS');
    const listOf = (name: string) => String(headers[name]).split(', ');

    expect(listOf('access-control-allow-methods')).toEqual(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
    expect(listOf('access-control-allow-headers')).toEqual([
      'accept',
      'authorization',
      'bypass-tunnel-reminder',
      'content-type',
      'idempotency-key',
      'ngrok-skip-browser-warning',
      'range',
      'tus-resumable',
      'upload-defer-length',
      'upload-length',
      'upload-metadata',
      'upload-offset',
      'x-requested-with',
    ]);
    const response = await ask('https://tools.example.com');
    expect(String(response.headers['access-control-expose-headers']).split(', ')).toEqual([
      'content-range',
      'idempotency-replayed',
      'link',
      'location',
      'retry-after',
      'tus-resumable',
      'upload-length',
      'upload-offset',
      'x-request-id',
    ]);
  });

  it.each([
    'null',
    'https://evil.example',
    'http://tools.example.com',
    'https://tools.example.com.evil.example',
    'https://eviltools.example.com',
    'https://tools.example.com:8443',
    'https://sub.tools.example.com',
  ])('are rejected from %s', async (origin) => {
    expect((await ask(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask(origin, 'OPTIONS')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('are rejected when no site is listed', async () => {
    const closed = await createTestApp();
    const response = await closed.inject({ url: '/systems', headers: { origin: 'https://tools.example.com' } });

    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    await closed.close();
  });
});
