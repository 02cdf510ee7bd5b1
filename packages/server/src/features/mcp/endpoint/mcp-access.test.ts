import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { framesChild } from '../../../platform/package-paths.js';
import { createCheckedToken, hashToken } from '../../../platform/secrets/opaque-token.js';
import { openStorage } from '../../../platform/storage/open-storage.js';
import { storeBlob } from '../../../platform/storage/store-blob.js';
import { addPeople } from '../../../../test/support/people/add-people.js';
import { holdNextChild } from '../../../../test/support/processes/hold-next-child.js';
import { readClip } from '../../../../test/support/recordings/make-video.js';
import { agentTokenOf, callTool, connectMcp, postMessage, textOf } from '../../../../test/support/mcp/mcp.js';
import type { Person } from '../../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ALLOWED = 'https://tools.example.com';

describe('the MCP endpoint', () => {
  let server: TestServer;
  let [ann, bob] = [] as unknown as [Person, Person];
  let token: string;

  beforeAll(async () => {
    server = await openTestServer({ env: { ALLOWED_ORIGINS: ALLOWED } });
    [ann, bob] = (await addPeople(server, 2)) as [Person, Person];
    token = await agentTokenOf(ann);
  });
  afterAll(() => server.close());

  const withToken = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  const statusFor = async (headers: Record<string, string>) => (await postMessage(server.url, LIST, headers)).status;

  it('is at the configured address', async () => {
    const config = (await (await fetch(`${server.url}/config`)).json()) as { mcp_url: string };

    expect(config.mcp_url).toBe(`${server.url}/mcp`);
    expect(await statusFor(withToken(token))).toBe(200);
  });

  it('rejects every other kind of token, and explains how to connect', async () => {
    const projectId = await addProject(server.database.db, ann.userId);
    const flowId = await addFlow(server.database.db, projectId);
    const share = (await (await ann.post(`/flowlens/flow/${flowId}/share`, {})).json()) as { share_url: string };
    const invented = createCheckedToken('fl_pat_');
    const tokens = {
      access: ann.token,
      refresh: ann.cookie.split('=')[1] ?? '',
      share: share.share_url.split('/').at(-1) ?? '',
      invented,
      mistyped: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      prefix: 'fl_pat_',
      long: `fl_pat_${'x'.repeat(5_000)}`,
    };

    for (const [kind, bearer] of Object.entries(tokens))
      expect([kind, await statusFor(withToken(bearer))]).toEqual([kind, 401]);
    for (const headers of [
      {},
      { authorization: token },
      { authorization: `Basic ${token}` },
      { cookie: `fl_refresh=${token}` },
    ])
      expect(await statusFor(headers as Record<string, string>)).toBe(401);
    const response = await postMessage(server.url, LIST, withToken(invented));
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="FlowLens", error="invalid_token"');
    const problem = (await response.json()) as { status: number; detail: string };
    expect(problem.status).toBe(401);
    expect(problem.detail).toContain('under Setup');
    await expect(connectMcp(server.url, invented)).rejects.toMatchObject({ status: 401 });
  });

  it('rejects a token once it is revoked, replaced or expired', async () => {
    const cursor = await agentTokenOf(bob, 'CURSOR');
    expect(await statusFor(withToken(cursor))).toBe(200);
    const next = await agentTokenOf(bob, 'CURSOR');
    expect([await statusFor(withToken(cursor)), await statusFor(withToken(next))]).toEqual([401, 200]);

    await server.database.db
      .updateTable('agent_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('token_hash', '=', hashToken(next))
      .execute();
    expect(await statusFor(withToken(next))).toBe(401);

    const other = await agentTokenOf(bob, 'GITHUB_COPILOT');
    const tokens = (await (await bob.get('/auth/tokens')).json()) as { id: string; agent_type: string }[];
    const id = tokens.find(({ agent_type }) => agent_type === 'GITHUB_COPILOT')?.id;
    await bob.delete(`/auth/tokens/${id}`);
    expect(await statusFor(withToken(other))).toBe(401);
  });

  it('rejects a token in the address, even beside a valid one', async () => {
    for (const query of [`token=${token}`, `access_token=${token}`, `x=${token}`, 'api_key=1'])
      expect((await fetch(`${server.url}/mcp?${query}`, { method: 'POST', headers: withToken(token) })).status).toBe(
        401,
      );
  });

  it('notes when a token was used, once a minute at most', async () => {
    const { db } = server.database;
    const used = async () =>
      (
        await db
          .selectFrom('agent_tokens')
          .select('last_used_at')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirstOrThrow()
      ).last_used_at;
    const set = (last_used_at: Date | null) =>
      db.updateTable('agent_tokens').set({ last_used_at }).where('token_hash', '=', hashToken(token)).execute();
    const [justNow, longAgo] = [new Date(Date.now() - 30_000), new Date(Date.now() - 90_000)];

    await set(null);
    await statusFor(withToken(token));
    expect((await used())?.getTime()).toBeGreaterThan(longAgo.getTime());
    await set(justNow);
    await statusFor(withToken(token));
    expect(await used()).toEqual(justNow);
    await set(longAgo);
    await statusFor(withToken(token));
    expect((await used())?.getTime()).toBeGreaterThan(justNow.getTime());
  });

  it.each([
    [200, () => undefined],
    [200, () => server.url],
    [200, () => server.url.replace('127.0.0.1', 'localhost')],
    [200, () => ALLOWED],
    ...[
      'https://evil.example',
      'http://evil.example',
      'null',
      '',
      'https://tools.example.com.evil.example',
      'https://evil-tools.example.com',
      'http://tools.example.com',
      'https://tools.example.com:8443',
      'https://TOOLS.example.com.',
      'http://127.0.0.1',
      'http://localhost:1',
      'http://[::1]',
      'file://',
      'chrome-extension://abcdefgh',
      'vscode-webview://abcdefgh',
      'data:',
      'https://user@tools.example.com',
    ].map((origin): [number, () => string] => [403, () => origin]),
  ] as [number, () => string | undefined][])('returns %i to the Origin %s', async (status, originOf) => {
    const origin = originOf();

    expect(await statusFor({ ...withToken(token), ...(origin !== undefined && { origin }) })).toBe(status);
  });

  it('accepts only POST with one small JSON message of a known method', async () => {
    const headers = { ...withToken(token), accept: 'application/json, text/event-stream' };
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${server.url}/mcp`, { method, headers });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
    const messages: [unknown, number][] = [
      ['{', 422],
      ['', 422],
      ['"text"', 422],
      [[LIST, LIST], 422],
      [{}, 422],
      [{ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' }, 422],
      [{ jsonrpc: '2.0', id: 1, method: 'resources/list' }, 422],
      [{ ...LIST, params: { pad: 'x'.repeat(70_000) } }, 413],
      [{ ...LIST, params: { pad: '\0' } }, 422],
    ];
    for (const [message, status] of messages)
      expect([JSON.stringify(message).slice(0, 60), (await postMessage(server.url, message, headers)).status]).toEqual([
        JSON.stringify(message).slice(0, 60),
        status,
      ]);
    const form = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) });
    expect(form.status).toBe(415);
  });

  it('answers as JSON without caching, with the security headers', async () => {
    const { headers } = await postMessage(server.url, LIST, withToken(token));

    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('mcp-session-id')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('stops taking pictures for a client that has disconnected', async () => {
    const { db } = server.database;
    const videoKey = await storeBlob(db, openStorage(server), await readClip());
    const flow = await addFlow(db, await addProject(db, ann.userId), { videoKey });
    const leaving = new AbortController();
    const frames = { name: 'get_frames', arguments: { flow, times: ['0:01'] } };
    const started = holdNextChild(framesChild);
    const call = fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        ...withToken(token),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: frames }),
      signal: leaving.signal,
    });
    const left = expect(call).rejects.toThrow('aborted');
    const worker = await started;
    // Earlier than its own timeout.
    const ended = once(worker, 'exit', { signal: AbortSignal.timeout(20_000) });

    leaving.abort();

    await left;
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('shows only what the person may currently see', async () => {
    const { db } = server.database;
    const shared = await addProject(db, ann.userId, { name: 'Shared', members: { [bob.userId]: 'USER' } });
    const flow = await addFlow(db, shared, { title: 'Seen by both' });
    const hidden = await addFlow(db, await addProject(db, ann.userId, { name: 'Hidden' }), { title: 'Seen by Ann' });
    const at = { url: server.url, token: await agentTokenOf(bob) };
    const answers = async (id: string) => textOf(await callTool(at, 'get_flow', { flow: id }));

    expect(await answers(flow)).toContain('Title: Seen by both');
    expect(await answers(hidden)).toBe(await answers(randomUUID()));
    expect(textOf(await callTool(at, 'list_flows', {}))).not.toContain('Seen by Ann');
    expect((await callTool(at, 'list_flows', { project: 'Hidden' })).isError).toBe(true);

    await ann.delete(`/systems/${shared}/members/${bob.userId}`);
    expect(await answers(flow)).toBe(await answers(randomUUID()));
    for (const name of ['list_events', 'get_frames', 'get_storage'])
      expect(textOf(await callTool(at, name, { flow }))).toMatch(/^There is no such flow/);
    expect(textOf(await callTool(at, 'list_flows', {}))).not.toContain('Seen by both');
  });
});

describe('the calls of an assistant', () => {
  it('are limited per person across tokens, separately from those of the app', async () => {
    const server = await openTestServer({ env: { FLOWLENS_LIMIT_MCP: '3' } });
    const [ann, bob] = (await addPeople(server, 2)) as [Person, Person];
    const tokens = [await agentTokenOf(ann, 'CURSOR'), await agentTokenOf(ann, 'CLAUDE_CODE')];
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const response = await postMessage(server.url, LIST, { authorization: `Bearer ${tokens[call % 2]}` });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }

    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ann.get('/auth/me')).status).toBe(200);
    const others = await postMessage(server.url, LIST, { authorization: `Bearer ${await agentTokenOf(bob)}` });
    expect(others.status).toBe(200);
    await server.close();
  });

  it('succeed while the disk is nearly full, because they only read', async () => {
    const server = await openTestServer({ env: { FLOWLENS_MIN_FREE_MB: '1000000000' } });
    const [ann] = (await addPeople(server, 1)) as [Person];
    const token = createCheckedToken('fl_pat_');
    const { userId: user_id } = ann;
    const expires_at = new Date(Date.now() + 60_000);
    await server.database.db
      .insertInto('agent_tokens')
      .values({ user_id, agent_type: 'CURSOR', token_hash: hashToken(token), expires_at })
      .execute();

    expect((await ann.post('/auth/token', { agent_type: 'CURSOR' })).status).toBe(507);
    expect((await postMessage(server.url, LIST, { authorization: `Bearer ${token}` })).status).toBe(200);
    await server.close();
  });

  it('are logged with one line each, without the content that was read', async () => {
    const stream = new PassThrough();
    const log = createLogger(readConfig({ FLOWLENS_LOG_FORMAT: 'json', FLOWLENS_LOG_LEVEL: 'info' }), stream);
    const server = await openTestServer({ log });
    const [ann] = (await addPeople(server, 1)) as [Person];
    const flow = await addFlow(server.database.db, await addProject(server.database.db, ann.userId), {
      title: 'Secret title',
    });
    const token = await agentTokenOf(ann);
    const at = { url: server.url, token };
    const unknown = randomUUID();
    await callTool(at, 'get_flow', { flow: `${server.url}/flowlens/flow/${flow}?t=3` });
    await callTool(at, 'get_flow', { flow: unknown });
    await callTool(at, 'list_events', { flow });
    await callTool(at, 'list_flows', { search: 'secret search' });
    await callTool(at, 'list_events', { flow, types: ['nonsense'] });
    await expect(callTool(at, 'drop_tables', { flow })).rejects.toThrow();
    await postMessage(server.url, LIST, { authorization: `Bearer ${token}` });
    await server.close();
    stream.end();
    const all = await text(stream);
    const lines = all
      .split('\n')
      .filter((line) => line.includes('an assistant called a tool'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ tool, flow, person, outcome }) => ({ tool, flow, person, outcome }));

    const person = ann.userId;
    expect(lines).toEqual([
      { tool: 'get_flow', flow, person, outcome: 'answered' },
      { tool: 'get_flow', flow: unknown, person, outcome: 'not_found' },
      { tool: 'list_events', flow, person, outcome: 'not_captured' },
      { tool: 'list_flows', flow: undefined, person, outcome: 'answered' },
      { tool: 'list_events', flow, person, outcome: 'refused' },
      { tool: 'unknown', flow, person, outcome: 'refused' },
    ]);
    for (const secret of ['Secret title', 'secret search', token.slice(7)]) expect(all).not.toContain(secret);
  });
});
