import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/server/test-app.js';

const ISSUER = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hush' };

const CHUNKED = 'Transfer-Encoding: chunked\r\n\r\n';
const EVERYWHERE = {
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
};

const headersOf = async (env: Record<string, string>, url = '/livez') => {
  const app = await createTestApp({ env });
  const response = await app.inject(url);
  await app.close();
  return response.headers;
};

describe('the headers of every response', () => {
  const plain = createTestApp();
  const address = plain.then((app) => app.listen({ port: 0, host: '127.0.0.1' }));
  afterAll(async () => (await plain).close());

  it.each(['/livez', '/systems', '/nowhere', '/%zz', '/systems/%E0%A4%A', '/metrics'])('protect %s', async (url) => {
    expect((await (await plain).inject(url)).headers).toMatchObject(EVERYWHERE);
  });

  it('keep text from becoming markup or a script', async () => {
    const policy = (await headersOf({}))['content-security-policy'];

    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
  });

  it('protect missing operations and calls of other sites', async () => {
    const app = await createTestApp({ env: { ALLOWED_ORIGINS: 'https://tools.example.com' } });
    const preflight = { origin: 'https://tools.example.com', 'access-control-request-method': 'POST' };
    const responses = [
      await app.inject({ url: '/config' }),
      await app.inject({ method: 'OPTIONS', url: '/systems', headers: preflight }),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([501, 204]);
    for (const { headers } of responses) {
      const { 'cache-control': _cached, ...others } = EVERYWHERE;
      expect(headers).toMatchObject(others);
    }
    await app.close();
  });

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['a request without a host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'two Content-Length headers',
      'POST /systems HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunked encoding',
      `POST /systems HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n${CHUNKED}0\r\n\r\n`,
      400,
    ],
    ['headers that are too large', `GET /livez HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['two hosts', 'GET /livez HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['the same host twice', 'GET /livez HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n', 400],
    ['two hosts in the old protocol', 'GET /livez HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['an unknown Expect header', 'GET /livez HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n', 417],
  ])('protect the response to %s', async (_what, request, status) => {
    const [head = '', body = ''] = (
      await text(connect(Number(new URL(await address).port), '127.0.0.1').end(request))
    ).split('\r\n\r\n');
    const [line, ...headers] = head.split('\r\n');
    const sent = Object.fromEntries(
      headers.map((header): [string, string] => {
        const colon = header.indexOf(': ');
        return [header.slice(0, colon).toLowerCase(), header.slice(colon + 2)];
      }),
    );

    expect(line).toContain(` ${status} `);
    expect(sent).toMatchObject({ ...EVERYWHERE, 'content-type': expect.stringContaining('problem+json') as string });
    expect(JSON.parse(body)).toMatchObject({ status, detail: 'The request is malformed.' });
  });

  it('allow scripts of the server only', async () => {
    const policy = String((await headersOf({}))['content-security-policy']).split('; ');

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("base-uri 'none'");
    for (const part of ['media', 'connect']) expect(policy).toContain(`${part}-src 'self' blob:`);
    expect(policy).toContain("img-src 'self' blob: data:");
  });

  it('allow profile pictures only with a real issuer', async () => {
    const headers = await headersOf({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });

    expect(headers['content-security-policy']).toContain("img-src 'self' blob: data: https:;");
  });

  it.each([
    ['', 'https://recordings.s3.eu-central-1.amazonaws.com'],
    ['https://minio.example.com:9000/', 'https://minio.example.com:9000'],
  ])('allow the app to read from the bucket of direct reads, at %s', async (endpoint: string, origin: string) => {
    const bucket = { S3_BUCKET: 'recordings', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };
    const place = { S3_REGION: 'eu-central-1', S3_ENDPOINT: endpoint };
    const policyWith = async (directReads: string) =>
      String((await headersOf({ ...bucket, ...place, S3_DIRECT_READS: directReads }))['content-security-policy']);

    const policy = await policyWith('on');

    for (const part of ['media', 'connect']) expect(policy).toContain(`${part}-src 'self' blob: ${origin};`);
    expect(policy).toContain(`img-src 'self' blob: data: ${origin};`);
    expect(await policyWith('off')).not.toContain(origin);
  });

  it('require HTTPS if the server is public over HTTPS', async () => {
    expect(await headersOf({})).not.toHaveProperty('strict-transport-security');
    expect(await headersOf({ PUBLIC_URL: 'https://flowlens.example.com', ...ISSUER })).toHaveProperty(
      'strict-transport-security',
    );
  });

  it('do not reveal the software', async () => {
    expect(await headersOf({})).not.toHaveProperty('x-powered-by');
    expect(await headersOf({})).not.toHaveProperty('server');
  });
});
