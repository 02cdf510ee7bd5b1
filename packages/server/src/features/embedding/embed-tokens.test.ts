import type { CurrentUser, Flow, Member, Project } from '@flowlens/client';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { anEmbeddedPerson, anEmbedKey, askForToken } from '../../../test/support/people/embedding.js';
import { callsOf, type Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const RECORDED = { title: 'Recorded', recorded_at: '2026-03-02T09:14:18.000Z' };

let server: TestServer;
let [owner, admin, other] = [] as unknown as [Person, Person, Person];
let projectId = '';
let key = '';
let keyId = '';

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, admin, other] = (await addPeople(server, 3)) as [Person, Person, Person];
  projectId = await addProject(server.database.db, owner.userId, { members: { [admin.userId]: 'ADMIN' } });
  ({ key, id: keyId } = await anEmbedKey(admin, projectId));
});

const embedded = (input = {}) => anEmbeddedPerson(server.url, key, input);
const statusOf = async (response: Promise<Response>) => (await response).status;
const meOf = async ({ get }: Pick<Person, 'get'>) =>
  readContractResponse<CurrentUser>('getCurrentUser', await get('/auth/me'));
const projectOf = async ({ get }: Pick<Person, 'get'>) =>
  readContractResponse<Project>('getProject', await get(`/systems/${projectId}`));
const membersOf = async ({ get }: Pick<Person, 'get'>) =>
  readContractResponse<Member[]>('listMembers', await get(`/systems/${projectId}/members`));

describe('createEmbedToken', () => {
  it('creates a token of 15 minutes for a contributor by default, and never stores it readably', async () => {
    const response = await askForToken(server.url, key);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token, expires_at, ...rest } = await readContractResponse<Record<string, string>>(
      'createEmbedToken',
      response,
    );

    expect(rest).toEqual({ project_id: projectId, role: 'USER' });
    expect(token).toMatch(/^fl_et_[\w-]{49}$/);
    const lifeSeconds = (Date.parse(expires_at ?? '') - Date.now()) / 1_000;
    expect(Math.abs(lifeSeconds - 900)).toBeLessThan(30);
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select embed_tokens::text || embed_keys::text as text from embed_tokens join embed_keys on embed_keys.id = key_id where key_id = $1',
      [keyId],
    );
    expect(rows).toHaveLength(1);
    for (const secret of [token ?? '', key])
      for (const form of ['utf8', 'base64', 'hex'] as const)
        expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString(form).slice(8, 40));
  });

  it.each([
    [{ role: 'OWNER' }, '/body/role'],
    [{ expires_in: 59 }, '/body/expires_in'],
    [{ expires_in: 3_601 }, '/body/expires_in'],
    [{ email: 'kim' }, '/body/email'],
    [{ name: ' ' }, '/body/name'],
    [{ project_id: '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10' }, '/body/project_id'],
  ])('rejects the input %j with 422', async (input, path) => {
    const response = await askForToken(server.url, key, input as object);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });

  it('accepts a lifetime from 60 seconds to an hour', async () => {
    for (const expires_in of [60, 3_600]) {
      const { expires_at } = await embedded({ expires_in });
      expect(Math.abs((Date.parse(expires_at) - Date.now()) / 1_000 - expires_in)).toBeLessThan(30);
    }
  });

  it('identifies one person per address, in any case, and updates the name', async () => {
    const first = await meOf(await embedded());
    const again = await meOf(await embedded({ email: 'KIM@customer.example', name: 'Kim K.' }));

    expect(again.app_user.id).toBe(first.app_user.id);
    expect(again.user).toEqual({ name: 'Kim K.', email: 'KIM@customer.example', picture: null });
  });

  it('identifies another person in every project', async () => {
    const elsewhere = await addProject(server.database.db, other.userId);
    const theirs = await anEmbeddedPerson(server.url, (await anEmbedKey(other, elsewhere)).key);

    expect((await meOf(theirs)).app_user.id).not.toBe((await meOf(await embedded())).app_user.id);
    expect(await statusOf(theirs.get(`/systems/${projectId}`))).toBe(404);
  });

  it('repeats its response for an Idempotency-Key, and keeps the keys of two embed keys apart', async () => {
    const second = (await anEmbedKey(admin, projectId)).key;
    const ask = async (embedKey: string) => {
      const response = await askForToken(server.url, embedKey, {}, { 'idempotency-key': 'page-1' });
      return (await readContractResponse<{ token: string }>('createEmbedToken', response)).token;
    };

    const token = await ask(key);
    expect(await ask(key)).toBe(token);
    expect(await ask(second)).not.toBe(token);
  });

  it('records the use of the key', async () => {
    const keys = async () => (await (await owner.get(`/systems/${projectId}/embed-keys`)).json()) as object[];
    expect(await keys()).toMatchObject([{ id: keyId, name: 'Desk', created_by: 'Person 2', last_used_at: null }]);

    await embedded();

    expect(await keys()).toMatchObject([{ last_used_at: expect.any(String) as string }]);
  });

  it('creates only one person for concurrent calls', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => embedded()));

    expect(new Set(await Promise.all(people.map(async (each) => (await meOf(each)).app_user.id))).size).toBe(1);
  });
});

describe('the backend of the README', () => {
  const BACKEND = new URL('../../../../../examples/embed-vite/readme-backend.mjs', import.meta.url);
  afterEach(() => vi.unstubAllEnvs());

  it('gets a token', async () => {
    vi.stubEnv('FLOWLENS_URL', server.url);
    vi.stubEnv('FLOWLENS_EMBED_KEY', key);
    const { flowlensToken } = (await import(BACKEND.href)) as {
      flowlensToken: (person: { email: string; name: string; role?: string }) => Promise<string>;
    };

    const token = await flowlensToken({ email: 'kim@customer.example', name: 'Kim Kepler' });

    expect((await projectOf(callsOf(server.url, token))).user_role).toBe('USER');
    expect(await readFile(new URL('../../README.md', BACKEND), 'utf8')).toContain(await readFile(BACKEND, 'utf8'));
  });
});

describe('an embed token', () => {
  it('gives access to exactly one project', async () => {
    const person = await embedded();
    const elsewhere = await addProject(server.database.db, owner.userId);
    const flowId = await addFlow(server.database.db, elsewhere);

    const projects = await readContractResponse<Project[]>('listProjects', await person.get('/systems'));
    expect(projects).toMatchObject([{ id: projectId, user_role: 'USER' }]);
    expect(await statusOf(person.get(`/systems/${elsewhere}`))).toBe(404);
    expect(await statusOf(person.get(`/flowlens/flow/${flowId}`))).toBe(404);
  });

  it('comments and records in its project as its own person', async () => {
    const person = await embedded();
    const flow = await readContractResponse<Flow>('createFlow', await person.post('/flowlens/flow', RECORDED));
    const comment = { flow_id: flow.id, timestamp: 1, content: 'Here' };

    expect(flow).toMatchObject({ system_id: projectId, reporter: 'Kim Kepler', can_edit: true });
    expect(await statusOf(person.post('/flowlens/flow/comment', comment))).toBe(201);
  });

  it('ends when it expires', async () => {
    const person = await embedded();
    expect(await statusOf(person.get('/auth/me'))).toBe(200);

    await server.database.pool.query('update embed_tokens set expires_at = now() where key_id = $1', [keyId]);

    expect(await statusOf(person.get('/auth/me'))).toBe(401);
  });

  it('ends immediately when its key is revoked', async () => {
    const person = await embedded();

    expect(await statusOf(owner.delete(`/systems/${projectId}/embed-keys/${keyId}`))).toBe(204);

    expect(await statusOf(person.get('/auth/me'))).toBe(401);
    expect(await statusOf(askForToken(server.url, key))).toBe(401);
    expect(await statusOf(owner.delete(`/systems/${projectId}/embed-keys/${keyId}`))).toBe(404);
  });

  it('ends when the person who made its key leaves', async () => {
    const person = await embedded();

    await admin.post(`/systems/${projectId}/leave`);

    expect(await statusOf(person.get('/auth/me'))).toBe(401);
  });

  it('ends when a newer token gives the person a higher role', async () => {
    const contributor = await embedded();
    const promoted = await embedded({ role: 'ADMIN' });

    expect(await statusOf(contributor.get('/auth/me'))).toBe(401);
    expect((await projectOf(promoted)).user_role).toBe('ADMIN');
  });

  it('loses rights when a newer token gives the person a lower role', async () => {
    const former = await embedded({ role: 'ADMIN' });
    const invite = () => former.post(`/systems/${projectId}/invite`, { email: 'new@example.com' });
    expect(await statusOf(invite())).toBe(201);

    await embedded();

    expect(await statusOf(invite())).toBe(403);
    expect((await projectOf(former)).user_role).toBe('USER');
  });

  it.each([
    ['creates a project', (person: Person) => person.post('/systems', { name: 'Mine' })],
    ['creates an agent token', (person: Person) => person.post('/auth/token', { agent_type: 'CURSOR' })],
    ['creates an embed key', (person: Person) => person.post(`/systems/${projectId}/embed-keys`, { name: 'x' })],
    ['lists invitations to its address', (person: Person) => person.get('/systems/invitations/my')],
    ['ends sessions', (person: Person) => person.delete('/auth/sessions')],
    ['leaves', (person: Person) => person.post(`/systems/${projectId}/leave`)],
  ])('returns 403 to an embedded admin who %s', async (_what, call) => {
    const response = await call((await embedded({ role: 'ADMIN' })) as unknown as Person);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      detail: 'This is not available inside another tool. Open FlowLens to do it.',
    });
  });

  it('creates no further token', async () => {
    const { token } = await embedded({ role: 'ADMIN' });

    expect(await statusOf(askForToken(server.url, token))).toBe(401);
  });
});

describe('an embedded person with the e-mail of an account', () => {
  it('is a different person from the account', async () => {
    const person = await embedded({ email: other.email });
    const elsewhere = await addProject(server.database.db, other.userId, { members: { [owner.userId]: 'USER' } });
    const flowId = await addFlow(server.database.db, projectId, { reporterEmail: other.email });

    expect((await meOf(person)).app_user).toMatchObject({ max_systems_count: 0, embedded: true });
    expect((await meOf(other)).app_user).not.toHaveProperty('embedded');
    expect((await meOf(person)).app_user.id).not.toBe(other.userId);
    expect(await statusOf(person.get(`/systems/${elsewhere}`))).toBe(404);
    // The flow has no reporter but an address, which is theirs only if it is verified.
    expect(await statusOf(person.patch(`/flowlens/flow/${flowId}`, { title: 'Mine' }))).toBe(403);
    expect(await statusOf(other.get(`/systems/${projectId}`))).toBe(404);
  });

  it('does not take the place of the account among the members', async () => {
    await embedded({ email: other.email });

    const invited = await owner.post(`/systems/${projectId}/invite`, { email: other.email });
    const { id } = (await invited.json()) as { id: string };

    expect(invited.status).toBe(201);
    expect(await statusOf(other.post(`/systems/invitations/${id}/accept`))).toBe(200);
    const members = await membersOf(owner);
    expect(members.map(({ email, embedded: isEmbedded }) => [email, isEmbedded])).toEqual([
      [owner.email, undefined],
      [admin.email, undefined],
      [other.email, undefined],
      [other.email, true],
    ]);
  });
});

describe('an embedded member', () => {
  it('does not count as an account of the project', async () => {
    await embedded();
    await embedded({ email: 'lea@customer.example' });

    expect((await projectOf(owner)).members_count).toBe(2);
    await server.database.pool.query('update projects set max_members_count = 3 where id = $1', [projectId]);
    expect(await statusOf(owner.post(`/systems/${projectId}/invite`, { email: 'new@example.com' }))).toBe(201);
  });

  it('has a role that only the tool can change', async () => {
    const { app_user } = await meOf(await embedded());

    const response = await owner.patch(`/systems/${projectId}/members/${app_user.id}/role`, { role: 'ADMIN' });

    expect(response.status).toBe(409);
  });

  it('loses access when removed, until the tool requests another token', async () => {
    const person = await embedded();
    const { app_user } = await meOf(person);

    expect(await statusOf(owner.delete(`/systems/${projectId}/members/${app_user.id}`))).toBe(204);
    expect(await statusOf(person.get('/auth/me'))).toBe(401);

    const back = await embedded();
    expect((await meOf(back)).app_user.id).toBe(app_user.id);
    expect(await statusOf(person.get('/auth/me'))).toBe(401);
  });

  it('is erased with the project', async () => {
    const { app_user } = await meOf(await embedded());

    await owner.delete(`/systems/${projectId}`);

    const { rows } = await server.database.pool.query(
      'select issuer, email, name, removed_at is not null as removed from users where id = $1',
      [app_user.id],
    );
    expect(rows).toEqual([{ issuer: 'removed', email: '', name: '', removed: true }]);
  });
});

describe('createEmbedKey', () => {
  it('creates at most 20 keys for a project', async () => {
    for (let made = 1; made < 20; made += 1) await anEmbedKey(owner, projectId);

    const response = await owner.post(`/systems/${projectId}/embed-keys`, { name: 'One more' });

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      detail: 'This project has 20 embed keys. Revoke one that is no longer used.',
    });
  });

  it('repeats the secret for an Idempotency-Key', async () => {
    const make = () => owner.post(`/systems/${projectId}/embed-keys`, { name: 'Once' }, { 'idempotency-key': 'once' });

    expect(await (await make()).json()).toEqual(await (await make()).json());
  });
});
