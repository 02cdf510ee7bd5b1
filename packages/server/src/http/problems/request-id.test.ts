import type { LightMyRequestResponse } from 'fastify';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/logging/logger.js';
import { createTestApp } from '../../../test/support/server/test-app.js';

const ISSUER = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hush' };
const RANDOM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const GIVEN = 'req.of-the_proxy.0042';

describe('the id of a request', () => {
  const log = new PassThrough();
  const app = createTestApp({
    env: { ...ISSUER, FLOWLENS_TRUST_PROXY: '10.0.0.1,192.168.0.0/16,2001:db8::/32' },
    log: createLogger({ log: { level: 'info', format: 'json' } }, log),
    operations: { getConfig: () => Promise.reject(new Error('no')) },
  });
  afterAll(async () => (await app).close());
  const ask = async (remoteAddress: string, id: string, url = '/livez') =>
    (await app).inject({ url, remoteAddress, headers: { 'x-request-id': id } });
  const idOf = ({ headers }: LightMyRequestResponse) => String(headers['x-request-id']);

  it.each(['10.0.0.1', '::ffff:10.0.0.1', '192.168.7.9', '2001:db8::7'])('is taken from %s, a proxy', async (proxy) => {
    expect(idOf(await ask(proxy, GIVEN))).toBe(GIVEN);
  });

  it.each(['10.0.0.2', '203.0.113.9', '2001:db9::7'])('is not taken from %s', async (stranger) => {
    expect(idOf(await ask(stranger, GIVEN))).toMatch(RANDOM);
  });

  it.each(['short', 'x'.repeat(129), 'two words of it', 'a"quoted"one', 'línea-de-otro', '{"level":60,"a":1}', ''])(
    'is never %j',
    async (id) => {
      expect(idOf(await ask('10.0.0.1', id))).toMatch(RANDOM);
    },
  );

  it.each(['/livez', '/systems', '/nowhere', '/%zz', '/config'])('is part of the response of %s', async (url) => {
    expect(idOf(await ask('203.0.113.9', GIVEN, url))).toMatch(RANDOM);
  });

  it('is the same in the log and in the body of an error', async () => {
    const response = await ask('10.0.0.1', 'failure-4711-of-a-proxy', '/config');
    await (await app).close();
    log.end();

    expect(response.json()).toMatchObject({ status: 500, request_id: 'failure-4711-of-a-proxy' });
    const lines = (await text(log)).split('\n').filter((line) => line.includes('"reqId":"failure-4711-of-a-proxy"'));
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'Something went wrong on our side. Please try again.',
      'answered',
    ]);
  });
});
