import { DAY_MS } from '@flowlens/core/internal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp, GOOD_TOKEN, OTHER_TOKEN, RECORDER_TOKEN } from '../../../test/support/server/test-app.js';
import { HttpProblem, notFound, unauthorized } from '../../platform/errors/http-problem.js';

describe('the limits', () => {
  const signIn = { method: 'POST', url: '/auth/google', payload: { code: 'x' } } as const;
  /** A sign-in with an invalid code. */
  const failing = { signIn: () => Promise.reject(new HttpProblem(400, 'This sign-in code is not valid.')) };
  const signedIn = { authorization: GOOD_TOKEN };
  const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

  it('stop one address that guesses sign-in codes and nobody else', async () => {
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SIGN_IN: '2' }, operations: failing });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await app.inject(signIn)).statusCode);
    const last = await app.inject(signIn);

    expect(statuses).toEqual([400, 400, 429]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ title: 'Too Many Requests', status: 429 });
    expect((await app.inject({ ...signIn, remoteAddress: '10.1.1.1' })).statusCode).toBe(400);
    await app.close();
  });

  it('let 500 people behind one address start their day in one minute', async () => {
    const operations = { signIn: () => ({ token: 't' }), refreshSession: () => ({ token: 't' }) };
    const app = await createTestApp({ operations });
    const refresh = { method: 'POST', url: '/auth/google/refresh' } as const;
    const statuses = new Set<number>();
    for (let person = 0; person < 500; person += 1)
      for (const call of [signIn, refresh, refresh]) statuses.add((await app.inject(call)).statusCode);

    expect([...statuses]).toEqual([200]);
    await app.close();
  });

  it('stop an address that opens or refreshes more sessions than an office would', async () => {
    const operations = { signIn: () => ({ token: 't' }), refreshSession: () => ({ token: 't' }) };
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SESSIONS: '2' }, operations });
    const refresh = { method: 'POST', url: '/auth/google/refresh' } as const;
    const status = async (call: typeof signIn | typeof refresh, remoteAddress = '10.1.1.1') =>
      (await app.inject({ ...call, remoteAddress })).statusCode;

    expect([await status(signIn), await status(refresh), await status(refresh)]).toEqual([200, 200, 429]);
    expect(await status(refresh, '10.1.1.2')).toBe(200);
    await app.close();
  });

  it('do not count a sign-in that fails because the issuer is down', async () => {
    const down = { signIn: () => Promise.reject(new HttpProblem(503, 'The issuer does not respond.')) };
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SIGN_IN: '1' }, operations: down });

    expect((await app.inject(signIn)).statusCode).toBe(503);
    expect((await app.inject(signIn)).statusCode).toBe(503);
    await app.close();
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'],
    ['2001:db8::5:6:7:8', '2001:db8::9', '2001:db8::1:5:6:7:8'],
  ])('count one IPv6 network as one address: %s and %s, not %s', async (first, neighbour, stranger) => {
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SIGN_IN: '1' }, operations: failing });
    const from = async (remoteAddress: string) => (await app.inject({ ...signIn, remoteAddress })).statusCode;

    expect([await from(first), await from(neighbour), await from(stranger)]).toEqual([400, 429, 400]);
    await app.close();
  });

  it('trust a forwarding header of a trusted proxy only', async () => {
    const issuer = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hush' };
    const env = { FLOWLENS_LIMIT_SIGN_IN: '1', FLOWLENS_TRUST_PROXY: '10.0.0.1', ...issuer };
    const app = await createTestApp({ env, operations: failing });
    const from = async (remoteAddress: string, forwarded: string) =>
      (await app.inject({ ...signIn, remoteAddress, headers: { 'x-forwarded-for': forwarded } })).statusCode;

    expect(await from('10.0.0.1', '192.0.2.1')).toBe(400);
    expect(await from('10.0.0.1', '192.0.2.2')).toBe(400);
    expect(await from('10.0.0.1', '192.0.2.1')).toBe(429);
    expect(await from('203.0.113.5', '192.0.2.3')).toBe(400);
    expect(await from('203.0.113.5', '192.0.2.4')).toBe(429);
    await app.close();
  });

  it.each([
    ['192.0.2.1:50001', '192.0.2.1:50002', '192.0.2.2:50001'],
    ['[2001:db8:1:2::1]:50001', '[2001:db8:1:2::9]:50002', '[2001:db8:1:3::1]:50001'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::9', '[2001:db8:1:3::1]'],
  ])('ignore the port that some proxies add: %s and %s, not %s', async (one, same, other) => {
    const app = await createTestApp({
      env: {
        FLOWLENS_LIMIT_SIGN_IN: '1',
        FLOWLENS_TRUST_PROXY: '127.0.0.1',
        GOOGLE_CLIENT_ID: 'x',
        OIDC_ISSUER: 'https://id.example.com',
      },
      operations: failing,
    });
    const from = async (address: string) =>
      (await app.inject({ ...signIn, headers: { 'x-forwarded-for': address } })).statusCode;

    expect([await from(one), await from(same), await from(other)]).toEqual([400, 429, 400]);
    await app.close();
  });

  it('end at the announced time, even if the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SIGN_IN: '1' }, operations: failing });
    const statuses = [(await app.inject(signIn)).statusCode, (await app.inject(signIn)).statusCode];
    vi.setSystemTime(Date.now() - DAY_MS);
    vi.advanceTimersByTime(60_000);
    statuses.push((await app.inject(signIn)).statusCode);

    expect(statuses).toEqual([400, 429, 400]);
    await app.close();
    vi.useRealTimers();
  });

  it('count reads and writes of a person apart', async () => {
    const app = await createTestApp({
      env: { FLOWLENS_LIMIT_READS: '2', FLOWLENS_LIMIT_WRITES: '1' },
      operations: { listFlows: () => [], createProject: () => ({ id: '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10' }) },
    });
    const read = async () => (await app.inject({ url: '/flowlens/flows', headers: signedIn })).statusCode;
    const write = async () =>
      (await app.inject({ method: 'POST', url: '/systems', headers: signedIn, payload: { name: 'x' } })).statusCode;

    expect([await write(), await write()]).toEqual([200, 429]);
    expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
    await app.close();
  });

  it('count the calls of a recorder apart from those of its person', async () => {
    const app = await createTestApp({
      env: { FLOWLENS_LIMIT_READS: '1', FLOWLENS_LIMIT_WRITES: '1' },
      operations: { listProjects: () => [], retryFlow: () => ({ recording_status: 'pending' }) },
    });
    const status = async (authorization: string, call: { method?: 'POST'; url: string }) =>
      (await app.inject({ ...call, headers: { authorization } })).statusCode;

    for (const call of [{ url: '/systems' }, { method: 'POST', url: `/flowlens/flow/${ID}/retry` }] as const) {
      expect([await status(RECORDER_TOKEN, call), await status(RECORDER_TOKEN, call)]).toEqual([200, 429]);
      expect([await status(GOOD_TOKEN, call), await status(GOOD_TOKEN, call)]).toEqual([200, 429]);
    }
    await app.close();
  });

  it('stop one address that guesses codes of recorders, and let it sign in', async () => {
    const wrong = { exchangeRecorderCode: () => Promise.reject(new HttpProblem(400, 'This code is not valid.')) };
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SIGN_IN: '2' }, operations: { ...failing, ...wrong } });
    const payload = { code: 'x', code_verifier: 'x', redirect_uri: 'x' };
    const guess = async (remoteAddress = '10.1.1.1') =>
      (await app.inject({ method: 'POST', url: '/auth/recorder/token', payload, remoteAddress })).statusCode;

    expect([await guess(), await guess(), await guess(), await guess('10.1.1.2')]).toEqual([400, 400, 429, 400]);
    expect((await app.inject({ ...signIn, remoteAddress: '10.1.1.1' })).statusCode).toBe(400);
    await app.close();
  });

  it('count batches and chunks of a recording as reads, because they come in quick succession', async () => {
    const app = await createTestApp({
      env: { FLOWLENS_LIMIT_READS: '2', FLOWLENS_LIMIT_WRITES: '1' },
      operations: { appendUpload: () => '', appendFlowEvents: () => ({ skipped_count: 0, skipped: [] }) },
    });
    const upload = { method: 'PATCH', url: `/uploads/${ID}`, headers: signedIn } as const;
    const events = {
      method: 'POST',
      url: `/flowlens/flow/${ID}/events?sequence=0`,
      headers: { ...signedIn, 'content-type': 'application/x-ndjson' },
      payload: '{"type":"navigation"}\n',
    } as const;

    const responses = [await app.inject(upload), await app.inject(events), await app.inject(upload)];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    await app.close();
  });

  const INVITE = { url: `/systems/${ID}/invite`, payload: { email: 'cleo@example.com', role: 'USER' } };
  const ISSUE = { title: 'x', description: 'x', project_key: 'x', type: 'Bug', flow_id: ID, hyperlinks_to_attach: [] };
  it.each([
    ['inviteMember', 'FLOWLENS_LIMIT_INVITES', 60, INVITE],
    ['inviteMember', 'FLOWLENS_LIMIT_INVITES_DAY', 86_400, INVITE],
    ['createShareLink', 'FLOWLENS_LIMIT_SHARES_HOUR', 3_600, { url: `/flowlens/flow/${ID}/share` }],
    [
      'createAgentToken',
      'FLOWLENS_LIMIT_AGENT_TOKENS_DAY',
      86_400,
      { url: '/auth/token', payload: { agent_type: 'CURSOR' } },
    ],
    ['createJiraIssue', 'FLOWLENS_LIMIT_JIRA_HOUR', 3_600, { url: '/jira/issue', payload: ISSUE }],
  ])(
    'stop one person at %s by %s for at most %i seconds, and nobody else',
    async (operation, variable, seconds, call) => {
      const done = vi.fn((_request: FastifyRequest, reply: FastifyReply) => reply.code(204).send());
      const app = await createTestApp({ env: { [variable]: '2' }, operations: { [operation]: done } });
      const ask = (authorization: string) => app.inject({ method: 'POST', ...call, headers: { authorization } });
      const statuses = [];
      for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await ask(GOOD_TOKEN)).statusCode);
      const last = await ask(GOOD_TOKEN);

      expect([...statuses, last.statusCode]).toEqual([204, 204, 429, 429]);
      expect(last.json()).toMatchObject({
        status: 429,
        detail: 'Too many requests. Please wait a moment and try again.',
      });
      const wait = Number(last.headers['retry-after']);
      expect(wait).toBeLessThanOrEqual(seconds);
      expect(wait).toBeGreaterThan(seconds - 30);
      expect((await ask(OTHER_TOKEN)).statusCode).toBe(204);
      expect(done).toHaveBeenCalledTimes(3);
      await app.close();
    },
  );

  it('count invalid calls', async () => {
    const app = await createTestApp({
      env: { FLOWLENS_LIMIT_READS: '2', FLOWLENS_LIMIT_WRITES: '2' },
      operations: { getFlow: () => ({}), createProject: () => ({}) },
    });
    const write = async () =>
      (await app.inject({ method: 'POST', url: '/systems', headers: signedIn, payload: { nonsense: 1 } })).statusCode;
    const read = async () =>
      (await app.inject({ url: '/flowlens/flow/not-an-id', headers: { ...signedIn, accept: 'application/json' } }))
        .statusCode;

    expect([await write(), await write(), await write()]).toEqual([422, 422, 429]);
    expect([await read(), await read(), await read()]).toEqual([422, 422, 429]);
    await app.close();
  });

  it('stop an address that reads too many shared pages, and a link that is read too often', async () => {
    const operations = { getSharedFlow: () => Promise.reject(notFound()) };
    const app = await createTestApp({ env: { FLOWLENS_LIMIT_SHARED_VIEWS: '2' }, operations });
    const view = async (token: string, remoteAddress: string) =>
      (await app.inject({ url: `/flowlens/shared/${token}`, remoteAddress })).statusCode;

    expect([await view('a', '10.1.1.1'), await view('b', '10.1.1.1'), await view('c', '10.1.1.1')]).toEqual([
      404, 404, 429,
    ]);
    expect([await view('a', '10.1.1.2'), await view('a', '10.1.1.3'), await view('d', '10.1.1.3')]).toEqual([
      404, 429, 404,
    ]);
    await app.close();
  });

  it('stop an address that guesses share links, and count misses only', async () => {
    const app = await createTestApp({
      env: { FLOWLENS_LIMIT_SHARED_MISSES: '2' },
      operations: { getSharedFlow: () => Promise.reject(unauthorized()) },
    });
    const guess = async () => (await app.inject('/flowlens/shared/fl_share_x')).statusCode;

    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);
    await app.close();
  });
});
