import { DAY_MS } from '@flowlens/core/internal';
import { createHash, randomUUID } from 'node:crypto';
import type { AgentToken, CreatedAgentToken } from '@flowlens/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { callsOf, type Person } from '../../../test/support/people/person.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('agent tokens', () => {
  let server: TestServer;
  let [ann, bob] = [] as unknown as [Person, Person];

  beforeAll(async () => {
    server = await openTestServer();
    [ann, bob] = (await addPeople(server, 2)) as [Person, Person];
  });
  afterAll(() => server.close());
  beforeEach(() => server.database.db.deleteFrom('agent_tokens').execute());

  async function create(person: Person, agent_type: string): Promise<string> {
    const response = await person.post('/auth/token', { agent_type });
    expect(response.status).toBe(201);
    return (await readContractResponse<CreatedAgentToken>('createAgentToken', response)).token;
  }
  const list = async (person: Person) =>
    readContractResponse<AgentToken[]>('listAgentTokens', await person.get('/auth/tokens'));

  it('are shown once and kept as a hash', async () => {
    const token = await create(ann, 'CLAUDE_CODE');

    expect(token).toMatch(/^fl_pat_[\w-]{49}$/);
    const { rows } = await server.database.pool.query<{ token_hash: Buffer; row: string }>(
      'select token_hash, to_jsonb(agent_tokens)::text as row from agent_tokens',
    );
    expect(rows[0]?.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
    expect(rows[0]?.row).not.toContain(token.slice(7));
    expect(await (await ann.get('/auth/tokens')).text()).not.toContain(token.slice(7, 20));
  });

  it('are listed newest first, for 90 days', async () => {
    for (const type of ['CLAUDE_CODE', 'CURSOR', 'GITHUB_COPILOT', 'UNKNOWN']) await create(ann, type);
    const tokens = await list(ann);

    expect(tokens.map(({ agent_type }) => agent_type)).toEqual(['UNKNOWN', 'GITHUB_COPILOT', 'CURSOR', 'CLAUDE_CODE']);
    for (const { created_at, expires_at, last_used_at } of tokens) {
      expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(90 * DAY_MS);
      expect(last_used_at).toBeNull();
    }
    expect(await list(bob)).toEqual([]);
  });

  it('are listed immediately, with the IP address and the kind of session of their creation', async () => {
    const making = (headers: Record<string, string>) => ann.post('/auth/token', { agent_type: 'CURSOR' }, headers);
    const originOf = async () =>
      (await list(ann)).map(({ created_from, session_kind }) => [created_from, session_kind]);

    await making({ cookie: ann.cookie });
    expect(await originOf()).toEqual([['127.0.0.1', 'cookie']]);
    for (const headers of [{}, { cookie: bob.cookie }, { cookie: 'fl_refresh=invented' }]) {
      await making(headers);
      expect(await originOf()).toEqual([['127.0.0.1', 'bearer']]);
    }
    // Only a trusted proxy may set the address of a call.
    await making({ 'x-forwarded-for': '203.0.113.7' });
    expect(await originOf()).toEqual([['127.0.0.1', 'bearer']]);
  });

  it('do not survive if they are created while all sessions end', async () => {
    const [carl] = (await addPeople(server, 1)) as [Person];
    const calls = Array.from({ length: 10 }, () => carl.post('/auth/token', { agent_type: 'CURSOR' }));
    const ended = carl.delete('/auth/sessions');
    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    expect((await ended).status).toBe(204);
    for (const status of statuses) expect([201, 401]).toContain(status);
    const left = await server.database.db
      .selectFrom('agent_tokens')
      .select('id')
      .where('user_id', '=', carl.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('replace only the older token of the same assistant', async () => {
    const older = await create(ann, 'CURSOR');
    await create(bob, 'CURSOR');
    const [listed] = await list(ann);
    await server.database.db.updateTable('agent_tokens').set({ last_used_at: new Date() }).execute();
    const newer = await create(ann, 'CURSOR');
    const [replacing, ...others] = await list(ann);

    expect(newer).not.toBe(older);
    expect(others).toEqual([]);
    expect(replacing).toMatchObject({ agent_type: 'CURSOR', last_used_at: null });
    expect(replacing?.id).not.toBe(listed?.id);
    expect(await list(bob)).toHaveLength(1);
  });

  it('exist once per assistant even if many are requested at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => create(ann, 'CURSOR')));

    expect(new Set(tokens).size).toBe(20);
    expect(await list(ann)).toHaveLength(1);
  });

  it('can be revoked once, by their owner', async () => {
    await create(ann, 'CURSOR');
    const [token] = await list(ann);
    const path = `/auth/tokens/${token?.id}`;

    expect((await bob.delete(path)).status).toBe(404);
    expect(await list(ann)).toHaveLength(1);
    expect((await ann.delete(path)).status).toBe(204);
    expect(await list(ann)).toEqual([]);
    const [again, invented] = [await ann.delete(path), await ann.delete(`/auth/tokens/${randomUUID()}`)];
    expect([again.status, invented.status]).toEqual([404, 404]);
    expect(await readContractResponse('revokeAgentToken', again)).toEqual(await invented.json());
  });

  it('are rejected by these calls, including those that manage tokens', async () => {
    const agent = callsOf(server.url, await create(ann, 'CURSOR'));
    const responses = [
      await agent.get('/auth/me'),
      await agent.get('/systems'),
      await agent.get('/flowlens/flows'),
      await agent.get('/auth/tokens'),
      await agent.post('/auth/token', { agent_type: 'CURSOR' }),
      await agent.post('/flowlens/tag', { system_id: randomUUID(), title: 'x' }),
    ];

    expect(responses.map(({ status }) => status)).toEqual(Array<number>(6).fill(401));
    expect(await list(ann)).toHaveLength(1);
  });

  it.each([{}, { agent_type: 'VIM' }, { agent_type: 'cursor' }, { agent_type: 'CURSOR', days: 365 }, null])(
    'are not created from %j',
    async (body) => {
      expect((await ann.post('/auth/token', body)).status).toBe(422);
      expect(await list(ann)).toEqual([]);
    },
  );

  it('can only be created with a session', async () => {
    for (const [method, path] of [
      ['POST', '/auth/token'],
      ['GET', '/auth/tokens'],
      ['DELETE', `/auth/tokens/${randomUUID()}`],
    ] as const)
      expect((await fetch(server.url + path, { method })).status).toBe(401);
    expect((await ann.delete('/auth/tokens/x')).status).toBe(422);
  });
});
