import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/server/test-app.js';
import { createLogger, isPretty } from './logger.js';
import { logError } from './log-error.js';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlLWNhbmFyeQ';
const CANARIES = {
  bearer: JWT,
  cookie: 'canary-cookie-5d1f',
  query: 'canary-query-77aa',
  shareToken: 'fl_share_canary90ab12cd',
  body: 'canary-body-0f3e',
  code: 'canary-code-4b6c',
  signature: 'canary-signature-91de',
  search: 'canary-search-3c55',
  own: 'fl_pat_canary1234567890',
  password: 'canary-password-e8e8',
};

/** Runs `work` with a logger of every level and returns everything it logged. */
async function logOf(work: (log: ReturnType<typeof createLogger>) => Promise<void> | void): Promise<string> {
  const stream = new PassThrough();
  await work(createLogger({ log: { level: 'trace', format: 'json' } }, stream));
  stream.end();
  return text(stream);
}

describe('the log', () => {
  it('contains no secret of the logged requests', async () => {
    const written = await logOf(async (log) => {
      const app = await createTestApp({
        log,
        operations: {
          signIn: (_request, reply) => {
            void reply.header('set-cookie', `fl_refresh=${CANARIES.cookie}`);
            throw new Error(`the issuer refused code=${CANARIES.code} with Bearer ${CANARIES.bearer}`);
          },
          getSharedFlow: () => Promise.reject(new Error(`no row for ${CANARIES.shareToken}`)),
          getBlob: () =>
            Promise.reject(new Error('x', { cause: new Error(`postgres://me:${CANARIES.password}@db/x`) })),
        },
      });
      app.addHook('onRequest', async (req) => req.log.info({ req }, 'careless'));
      const headers = { authorization: `Bearer ${CANARIES.bearer}`, cookie: `fl_refresh=${CANARIES.cookie}` };
      await app.inject({ method: 'POST', url: '/auth/google', headers, payload: { code: CANARIES.code } });
      await app.inject({ method: 'POST', url: '/auth/google', headers, payload: { [CANARIES.body]: CANARIES.body } });
      await app.inject({ url: `/flowlens/shared/${CANARIES.shareToken}`, headers });
      await app.inject({ url: `/blobs/video.mp4?signature=${CANARIES.signature}`, headers });
      await app.inject({ url: `/flowlens/flows?search=${CANARIES.search}`, headers });
      await app.inject({ url: `/nowhere/${CANARIES.query}?token=${CANARIES.query}`, headers });
      await app.inject({ url: `/%E0%A4%A/${CANARIES.query}`, headers });
      app.log.info({ headers, token: CANARIES.own, request: { headers } }, 'careless');
      app.log.warn({ err: new Error(`token ${CANARIES.own} and ?signature=${CANARIES.signature}`) });
      await app.close();
    });

    for (const canary of Object.values(CANARIES)) expect(written).not.toContain(canary);
    expect(written).toContain('"route":"/flowlens/shared/:token"');
    expect(written.match(/"msg":"answered"/g)).toHaveLength(6);
    expect(written.match(/"msg":"careless"/g)).toHaveLength(6);
  });

  it('contains the fields to find a request', async () => {
    const written = await logOf(async (log) => {
      const app = await createTestApp({ log });
      await app.inject('/livez');
      await app.close();
    });

    expect(JSON.parse(written.trim().split('\n').at(-1) ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      method: 'GET',
      route: '/livez',
      operation: 'getLiveness',
      status: 200,
      ms: expect.any(Number) as number,
      msg: 'answered',
    });
  });

  it('is pretty on a terminal and JSON elsewhere, unless configured', () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true });
    const file = new PassThrough();
    const pretty = (format: 'auto' | 'json' | 'pretty', stream: PassThrough) =>
      isPretty({ level: undefined, format }, stream);

    expect([pretty('auto', terminal), pretty('auto', file)]).toEqual([true, false]);
    expect([pretty('json', terminal), pretty('pretty', file)]).toEqual([false, true]);
  });
});

describe('logError', () => {
  it('drops values that PostgreSQL quotes and all unlisted fields', () => {
    const failure = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), {
      code: '22P02',
      detail: 'Key (email)=(canary)',
      where: 'canary',
      table: 'users',
    });
    const logged = logError(failure);

    expect(logged).toMatchObject({ type: 'Error', message: '[a value does not fit]', code: '22P02', table: 'users' });
    expect(JSON.stringify(logged)).not.toContain('canary');
    expect(logged.stack).toMatch(/^\s+at /);
  });

  it('accepts values that are not errors', () => {
    expect(logError(`Bearer ${JWT}`)).toEqual({ type: 'string', message: 'Bearer [redacted]' });
  });
});
