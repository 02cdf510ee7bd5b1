import type { Project } from '@flowlens/client';
import { connect, type Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationsOf, readContract } from '../contract/read-contract.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const ROUNDS = 20;

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ann, ben] = (await addPeople(server, 2)) as [Person, Person];
});

const withKey = (key: string) => ({ 'idempotency-key': key });
const create = (person: Person, key: string, name = 'Once') => person.post('/systems', { name }, withKey(key));

async function projectNames(person: Person): Promise<string[]> {
  const projects = await readContractResponse<Project[]>('listProjects', await person.get('/systems'));
  return projects.filter(({ is_default }) => !is_default).map(({ name }) => name);
}

/** Lets seconds pass for a key. */
async function age(key: string, seconds: number): Promise<void> {
  const text = `update idempotency_keys set created_at = created_at - $2 * interval '1 second' where key = $1`;
  await server.database.pool.query(text, [key, seconds]);
}

/** Sets the key's state as if the process had died before responding, with or without having done its work. */
async function clearStoredResponse(key: string, { done }: { done: boolean }): Promise<void> {
  const text =
    'update idempotency_keys set response_status = null, response_body = null, done_at = case when $2 then now() end where key = $1';
  await server.database.pool.query(text, [key, done]);
}

describe('a call with an Idempotency-Key', () => {
  it('is executed once, with the same response every time', async () => {
    const first = await create(ann, 'key-1');
    const again = await create(ann, 'key-1');

    expect([first.status, again.status]).toEqual([201, 201]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await readContractResponse('createProject', again)).toEqual(
      await readContractResponse('createProject', first),
    );
    expect(await projectNames(ann)).toEqual(['Once']);
  });

  it('repeats a response without a body', async () => {
    const projectId = await addProject(server.database.db, ben.userId, { members: { [ann.userId]: 'USER' } });

    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await ann.post(`/systems/${projectId}/leave`, undefined, withKey('key-leave'));
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect((await ann.post(`/systems/${projectId}/leave`)).status).toBe(404);
  });

  it('repeats an error too, even if the call would succeed by now', async () => {
    for (const name of ['Two', 'Three']) await create(ann, name, name);
    const refused = await create(ann, 'key-refused');
    await server.database.db.updateTable('users').set({ max_systems_count: 9 }).where('id', '=', ann.userId).execute();

    const again = await create(ann, 'key-refused');

    expect([refused.status, again.status]).toEqual([409, 409]);
    expect(again.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await readContractResponse('createProject', again)).toEqual(
      await readContractResponse('createProject', refused),
    );
  });

  it('is a different call for another person', async () => {
    expect((await create(ann, 'shared')).status).toBe(201);
    expect((await create(ben, 'shared', 'Other')).headers.get('idempotency-replayed')).toBeNull();
    expect(await projectNames(ben)).toEqual(['Other']);
  });

  it('is rejected when the key was used for another body, path or operation', async () => {
    const [one, other] = await Promise.all([ben, ben].map(({ userId }) => addProject(server.database.db, userId)));
    const first = await ben.post(`/systems/${one}/public-invitation`, { max_joins_count: 1 }, withKey('key-other'));
    expect(first.status).toBe(201);

    const responses = [
      await ben.post(`/systems/${one}/public-invitation`, { max_joins_count: 2 }, withKey('key-other')),
      await ben.post(`/systems/${other}/public-invitation`, { max_joins_count: 1 }, withKey('key-other')),
      await create(ben, 'key-other'),
    ];

    for (const response of responses) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: '/headers/idempotency-key' }] });
    }
  });

  it.each(['x'.repeat(256), 'two words', 'umläut', ''])('is rejected with the key %j', async (key) => {
    const response = await create(ann, key);

    expect(response.status).toBe(422);
    expect(await readContractResponse('createProject', response)).toMatchObject({
      errors: [{ path: '/headers/idempotency-key' }],
    });
  });

  it.each(['x'.repeat(255), '!', '~'])('accepts the key %j', async (key) => {
    expect((await create(ann, key)).status).toBe(201);
    expect((await create(ann, key)).headers.get('idempotency-replayed')).toBe('true');
  });

  it('is executed once when it is sent ten times at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [person] = (await addPeople(server, 1)) as [Person];
      const responses = await Promise.all(Array.from({ length: 10 }, () => create(person, 'key-at-once')));

      for (const response of responses) {
        expect([201, 409]).toContain(response.status);
        if (response.status === 409) expect(response.headers.get('retry-after')).toBe('1');
        await readContractResponse('createProject', response);
      }
      expect((await create(person, 'key-at-once')).status).toBe(201);
      expect(await projectNames(person)).toEqual(['Once']);
    }
  });

  it('is executed once when its connection is cut at any moment and it is repeated', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [person] = (await addPeople(server, 1)) as [Person];
      await sendAndCut(person, { key: 'key-cut', afterMs: round });

      await waitUntil('the call is answered', async () => {
        const response = await create(person, 'key-cut');
        await response.arrayBuffer();
        return response.status === 201;
      });
      expect(await projectNames(person)).toEqual(['Once']);
    }
  });

  it('is executed again after 24 hours', async () => {
    await create(ann, 'key-old');
    await age('key-old', 24 * 3600 - 60);
    expect((await create(ann, 'key-old')).headers.get('idempotency-replayed')).toBe('true');

    await age('key-old', 60);
    const response = await create(ann, 'key-old', 'Another body');

    expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect(await projectNames(ann)).toEqual(['Once', 'Another body']);
  });

  describe('a call with an Idempotency-Key whose process died', () => {
    it('is taken over after a minute if its work was not done', async () => {
      await create(ann, 'key-dead');
      await server.database.pool.query(`delete from projects where created_by_user_id = $1 and not is_default`, [
        ann.userId,
      ]);
      await clearStoredResponse('key-dead', { done: false });
      await age('key-dead', 50);
      const early = await create(ann, 'key-dead');
      expect([early.status, early.headers.get('retry-after')]).toEqual([409, '1']);
      await readContractResponse('createProject', early);

      await age('key-dead', 10);

      expect((await create(ann, 'key-dead')).status).toBe(201);
      expect(await projectNames(ann)).toEqual(['Once']);
    });

    it('is not repeated if its work was committed', async () => {
      await create(ann, 'key-done');
      await clearStoredResponse('key-done', { done: true });
      await age('key-done', 3600);

      const response = await create(ann, 'key-done');

      expect([response.status, response.headers.get('retry-after')]).toEqual([409, null]);
      expect(await readContractResponse('createProject', response)).toMatchObject({
        detail: 'This was already done, but the response was lost. Please check the result.',
      });
      expect(await projectNames(ann)).toEqual(['Once']);
    });
  });

  it('rejects an invitation once, even if its response is lost', async () => {
    const { db, pool } = server.database;
    const invitation = await db
      .insertInto('invitations')
      .values({
        project_id: await addProject(db, ben.userId),
        email: ann.email,
        expires_at: new Date(Date.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reject = () => ann.post(`/systems/invitations/${invitation.id}/reject`, undefined, withKey('key-reject'));

    const restore = breakCommits(pool, { commits: true });
    const first = await reject();
    restore();

    expect([first.status, (await reject()).status]).toEqual([503, 409]);
  });

  it('changes nothing when another process has taken over', async () => {
    const { pool } = server.database;
    await pool.query(`
      create function take_over() returns trigger language plpgsql as $$
      begin
        update idempotency_keys set reservation_id = gen_random_uuid() where key = 'key-stolen';
        return new;
      end $$;
      create trigger take_over before insert on projects for each row execute function take_over();`);
    try {
      expect((await create(ann, 'key-stolen')).status).toBe(500);
    } finally {
      await pool.query('drop trigger take_over on projects; drop function take_over');
    }
    expect(await projectNames(ann)).toEqual([]);
  });

  it('is forgotten after a server error', async () => {
    const { pool } = server.database;
    await pool.query('alter table projects rename column description to gone');
    try {
      expect((await create(ann, 'key-failed')).status).toBe(500);
    } finally {
      await pool.query('alter table projects rename column gone to description');
    }

    expect((await create(ann, 'key-failed')).status).toBe(201);
    expect(await projectNames(ann)).toEqual(['Once']);
  });

  it('stores no readable response in the database', async () => {
    const { id } = await readContractResponse<{ id: string }>('createProject', await create(ann, 'key-sealed'));

    const { rows } = await server.database.pool.query<{ text: string }>(
      `select idempotency_keys::text as text from idempotency_keys where key = 'key-sealed'`,
    );

    const sealed = rows[0]?.text ?? '';
    expect(sealed).toContain('key-sealed');
    for (const plain of [id, Buffer.from(id).toString('base64').slice(0, 20), 'system_id'])
      expect(sealed).not.toContain(plain);
  });

  it('repeats a secret that is shown once without storing it readably', async () => {
    const make = () => ann.post('/auth/token', { agent_type: 'CURSOR' }, withKey('key-secret'));
    const [first, again] = [await make(), await make()];

    const { token } = await readContractResponse<{ token: string }>('createAgentToken', first);
    expect(await readContractResponse('createAgentToken', again)).toEqual({ token });
    expect(again.headers.get('cache-control')).toBe('no-store');
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select idempotency_keys::text || agent_tokens::text as text
       from idempotency_keys join agent_tokens using (user_id) where key = 'key-secret'`,
    );
    expect(rows).toHaveLength(1);
    for (const form of ['utf8', 'base64', 'hex'] as const)
      expect(rows[0]?.text).not.toContain(Buffer.from(token).toString(form).slice(8, 40));
  });

  it('cannot open a response that was moved to another key', async () => {
    await create(ann, 'key-from');
    await server.database.pool.query(
      `insert into idempotency_keys (user_id, key, operation_id, request_hash, response_status, response_body)
       select user_id, 'key-to', operation_id, request_hash, response_status, response_body
       from idempotency_keys where key = 'key-from'`,
    );

    expect((await create(ann, 'key-to')).status).toBe(409);
  });

  it('is repeated without reading the created object again', async () => {
    const announce = () =>
      ann.post('/flowlens/flow', { title: 'Once', recorded_at: '2026-03-02T09:14:18.000Z' }, withKey('key-flow'));
    const restore = breakReadsOfFlows(server.database.pool);
    const first = await announce();
    restore();
    const again = await announce();

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.text()).toBe(await first.text());
    expect(await (await ann.get('/flowlens/flows')).json()).toHaveLength(1);
  });
});

describe('a repeated call with an Idempotency-Key whose caller has lost the project', () => {
  let projectId: string;
  let flowId: string;
  beforeEach(async () => {
    const { db } = server.database;
    projectId = await addProject(db, ben.userId, { members: { [ann.userId]: 'ADMIN' } });
    flowId = await addFlow(db, projectId, { reporterId: ann.userId });
  });

  const remove = () => ben.delete(`/systems/${projectId}/members/${ann.userId}`);
  const recorded = { title: 'Cart', recorded_at: '2026-03-02T09:14:18.000Z' };

  it.each<[string, () => [path: string, body?: object]]>([
    ['inviteMember', () => [`/systems/${projectId}/invite`, { email: 'carol@example.com' }]],
    ['createPublicInvitation', () => [`/systems/${projectId}/public-invitation`, { max_joins_count: 1 }]],
    ['createTag', () => ['/flowlens/tag', { system_id: projectId, title: 'checkout' }]],
    ['createFlow', () => ['/flowlens/flow', { ...recorded, system_id: projectId }]],
    ['createShareLink', () => [`/flowlens/flow/${flowId}/share`]],
    ['createComment', () => ['/flowlens/flow/comment', { flow_id: flowId, timestamp: 1, content: 'Hm' }]],
    ['completeFlow', () => [`/flowlens/flow/${flowId}/complete`]],
  ])('is answered with 404 and without the first response: %s', async (_operation, callOf) => {
    const [path, body] = callOf();
    const first = await ann.post(path, body, withKey('key-removed'));
    expect((await ann.post(path, body, withKey('key-removed'))).headers.get('idempotency-replayed')).toBe('true');
    await remove();

    const again = await ann.post(path, body, withKey('key-removed'));

    expect(first.status).not.toBe(404);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([404, null]);
    expect(await again.json()).toEqual(await (await ann.post(path, body)).json());
  });

  it('is answered with 404 even if the first response is lost', async () => {
    const make = () => ann.post('/flowlens/tag', { system_id: projectId, title: 'lost' }, withKey('key-lost'));
    await make();
    await clearStoredResponse('key-lost', { done: true });
    await remove();

    expect((await make()).status).toBe(404);
  });

  it('is answered with 404 if the flow has moved to a project of others', async () => {
    const share = () => ann.post(`/flowlens/flow/${flowId}/share`, undefined, withKey('key-moved'));
    expect((await share()).status).toBe(201);
    const elsewhere = await addProject(server.database.db, ben.userId);
    await server.database.db.updateTable('flows').set({ project_id: elsewhere }).where('id', '=', flowId).execute();

    expect((await share()).status).toBe(404);
  });

  it('does not repeat that the caller joined', async () => {
    await remove();
    const invitation = await ben.post(`/systems/${projectId}/invite`, { email: ann.email });
    const { id } = (await invitation.json()) as { id: string };
    const accept = () => ann.post(`/systems/invitations/${id}/accept`, undefined, withKey('key-accept'));
    expect([(await accept()).status, (await accept()).status]).toEqual([200, 200]);
    await remove();
    expect((await accept()).status).toBe(404);

    const [carol] = (await addPeople(server, 1)) as [Person];
    const link = await ben.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 9 });
    const body = { system_id: projectId, invitation_id: ((await link.json()) as { id: string }).id };
    const join = () => carol.post('/systems/join', body, withKey('key-join'));
    expect([(await join()).status, (await join()).status]).toEqual([200, 200]);
    await ben.delete(`/systems/${projectId}/members/${carol.userId}`);
    expect((await join()).status).toBe(404);
  });

  it('repeats the error of a link, which needs no membership', async () => {
    const [carol] = (await addPeople(server, 1)) as [Person];
    const body = { system_id: projectId, invitation_id: '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10' };
    const join = () => carol.post('/systems/join', body, withKey('key-bad-link'));

    const responses = [await join(), await join()];

    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
    expect(responses[1]?.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('a commit whose response is lost', () => {
  it.each([
    ['is not repeated if it happened', { commits: true }, 409],
    ['can be repeated if it did not happen', { commits: false }, 201],
  ])('%s', async (_what, how, expected) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [person] = (await addPeople(server, 1)) as [Person];
      const restore = breakCommits(server.database.pool, how);
      const first = await create(person, 'key-lost');
      restore();

      expect(first.status).toBe(503);
      await readContractResponse('createProject', first);
      const again = await create(person, 'key-lost');
      expect([again.status, again.headers.get('retry-after')]).toEqual([expected, null]);
      await readContractResponse('createProject', again);
      expect(await projectNames(person)).toEqual(['Once']);
    }
  });
});

/** Fails reads of flows outside of transactions. */
function breakReadsOfFlows(pool: Pool): () => void {
  const broken = new Set<PoolClient>();
  const breakReadsOf = (client: PoolClient) => {
    const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
    let within = false;
    broken.add(client);
    Object.assign(client, {
      query(...words: unknown[]) {
        if (words[0] === 'begin') within = true;
        if (words[0] === 'commit') within = false;
        if (!within && String(words[0]).includes('from flows')) throw new Error('Connection terminated unexpectedly');
        return query(...words);
      },
    });
  };
  pool.on('acquire', breakReadsOf);
  return () => {
    pool.off('acquire', breakReadsOf);
    for (const client of broken) Reflect.deleteProperty(client, 'query');
  };
}

/** Cuts connections to the database on commit, just after or just before it takes effect. */
function breakCommits(pool: Pool, { commits }: { commits: boolean }): () => void {
  const broken = new Set<PoolClient>();
  const breakCommitsOf = (client: PoolClient) => {
    const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
    broken.add(client);
    Object.assign(client, {
      async query(...words: unknown[]) {
        if (words[0] !== 'commit') return query(...words);
        if (commits) await query(...words);
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
        throw new Error('Connection terminated unexpectedly');
      },
    });
  };
  pool.on('acquire', breakCommitsOf);
  return () => {
    pool.off('acquire', breakCommitsOf);
    for (const client of broken) Reflect.deleteProperty(client, 'query');
  };
}

describe('the contract', () => {
  it('lets every POST of a signed-in caller be repeated, except recorder codes, events and uploads', () => {
    const operations = operationsOf(readContract()).filter(
      ({ method, kinds }) => method === 'POST' && kinds.length > 0,
    );

    const others = operations.filter(({ takesIdempotencyKey }) => !takesIdempotencyKey);

    expect(operations.length).toBeGreaterThan(12);
    expect(others.map(({ operationId }) => operationId)).toEqual([
      'createRecorderCode',
      'appendFlowEvents',
      'createUpload',
    ]);
  });
});

/** Sends a call and resets the connection after a delay. */
async function sendAndCut(person: Person, { key, afterMs }: { key: string; afterMs: number }): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const body = JSON.stringify({ name: 'Once' });
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST /systems HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${person.token}\r\n` +
      `idempotency-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  socket.resetAndDestroy();
}
