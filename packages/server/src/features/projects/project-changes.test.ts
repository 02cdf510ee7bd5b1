import type { CreatedProject, Project } from '@flowlens/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const NOBODY = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

let server: TestServer;
let owner: Person;
let admin: Person;
let contributor: Person;
let outsider: Person;
let projectId: string;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, admin, contributor, outsider] = (await addPeople(server, 4)) as [Person, Person, Person, Person];
  projectId = await addProject(server.database.db, owner.userId, {
    members: { [admin.userId]: 'ADMIN', [contributor.userId]: 'USER' },
  });
});

const projectsOf = async (person: Person) =>
  readContractResponse<Project[]>('listProjects', await person.get('/systems'));

async function defaultProjectOf(person: Person): Promise<string> {
  return (await projectsOf(person)).find(({ is_default }) => is_default)?.id ?? '';
}

describe('createProject', () => {
  const create = (person: Person, body: unknown) => person.post('/systems', body);

  it('makes the caller the owner of a personal project', async () => {
    const response = await create(outsider, { name: '  My team ', description: ' Bugs of the shop ' });

    expect(response.status).toBe(201);
    const { id } = await readContractResponse<CreatedProject>('createProject', response);
    expect((await projectsOf(outsider)).find((project) => project.id === id)).toMatchObject({
      name: 'My team',
      description: 'Bugs of the shop',
      category: 'PERSONAL',
      is_default: false,
      created_by_user_id: outsider.userId,
      user_role: 'ADMIN',
      members_count: 1,
      max_members_count: 10,
    });
  });

  it('does not require a description', async () => {
    const { id } = await readContractResponse<CreatedProject>(
      'createProject',
      await create(outsider, { name: 'Bare' }),
    );

    const project = await readContractResponse<Project>('getProject', await outsider.get(`/systems/${id}`));
    expect(project.description).toBe('');
  });

  it.each([
    [{}],
    [{ name: '   ' }],
    [{ name: 'x'.repeat(101) }],
    [{ name: 'Mine', category: 'OPEN_SOURCE' }],
    [{ name: 'Mine', is_default: true }],
    [{ name: 'Mine', created_by_user_id: NOBODY }],
    [{ name: 'Mine', max_members_count: 1000 }],
  ])('refuses %j', async (body) => {
    const response = await create(outsider, body);

    expect(response.status).toBe(422);
    await readContractResponse('createProject', response);
    expect(await projectsOf(outsider)).toHaveLength(1);
  });

  it('is rejected at the limit, which counts every personal project of the person', async () => {
    expect((await create(contributor, { name: 'Third' })).status).toBe(201);

    const response = await create(contributor, { name: 'Fourth' });

    expect(response.status).toBe(409);
    expect(await readContractResponse('createProject', response)).toMatchObject({
      detail: 'You are already a member of 3 non open source projects. Cannot create a new project.',
    });
    expect(await projectsOf(contributor)).toHaveLength(3);
  });

  it('uses the limit of the person and does not count open source projects', async () => {
    const { db } = server.database;
    await db.updateTable('projects').set({ category: 'OPEN_SOURCE' }).where('id', '=', projectId).execute();
    await db.updateTable('users').set({ max_systems_count: 2 }).where('id', '=', contributor.userId).execute();

    expect((await create(contributor, { name: 'Second' })).status).toBe(201);
    expect((await create(contributor, { name: 'Third' })).status).toBe(409);
  });
});

describe('updateProject', () => {
  const change = (person: Person, body: unknown, id = projectId) => person.patch(`/systems/${id}`, body);

  it.each([
    ['the owner', () => owner],
    ['an admin', () => admin],
  ])('is allowed for %s', async (_who, person) => {
    const response = await change(person(), { name: ' Renamed ', description: ' New ' });

    expect(response.status).toBe(200);
    const project = await readContractResponse<Project>('updateProject', response);
    expect(project).toMatchObject({ name: 'Renamed', description: 'New', user_role: 'ADMIN', members_count: 3 });
    expect(await (await contributor.get(`/systems/${projectId}`)).json()).toEqual({ ...project, user_role: 'USER' });
  });

  it('keeps fields that are not given, and can be repeated', async () => {
    expect((await change(owner, { description: 'Only this' })).status).toBe(200);

    for (const _time of ['once', 'again']) {
      const response = await change(owner, { name: 'Shop' });
      expect(await readContractResponse('updateProject', response)).toMatchObject({
        name: 'Shop',
        description: 'Only this',
      });
    }
  });

  it('can remove the description', async () => {
    await change(owner, { description: 'Something' });

    expect(await readContractResponse('updateProject', await change(owner, { description: '' }))).toMatchObject({
      description: '',
    });
  });

  it('returns 403 to contributors and 404 to outsiders', async () => {
    const responses = [
      await change(contributor, { name: 'Mine' }),
      await change(outsider, { name: 'Mine' }),
      await change(outsider, { name: 'Mine' }, NOBODY),
    ];

    expect(responses.map(({ status }) => status)).toEqual([403, 404, 404]);
    const [, foreign, random] = await Promise.all(
      responses.map((response) => readContractResponse('updateProject', response)),
    );
    expect(foreign).toEqual(random);
    expect(await (await owner.get(`/systems/${projectId}`)).json()).toMatchObject({ name: 'Web shop' });
  });

  it.each([[{}], [{ name: ' ' }], [{ is_default: true }], [{ name: 'x', user_role: 'ADMIN' }]])(
    'rejects %j before it checks permissions',
    async (body) => {
      expect((await change(outsider, body)).status).toBe(422);
    },
  );
});

describe('deleteProject', () => {
  it('deletes everything in it, including files', async () => {
    const { db, pool } = server.database;
    const keys = ['video', 'preview', 'thumbnail', 'timeline'].map((name) => `${name}-${projectId}`);
    await db
      .insertInto('blobs')
      .values(keys.map((key) => ({ key, mime_type: 'video/mp4', size_bytes: 1, sha256: Buffer.alloc(32) })))
      .execute();
    const [video_key = '', preview_key = '', thumbnail_key = '', timeline_key = ''] = keys;
    const flowId = await addFlow(db, projectId, {
      tags: ['checkout'],
      comments: [{ userId: contributor.userId, email: contributor.email, content: 'Dead', seconds: 1 }],
    });
    await db.updateTable('flows').set({ video_key, preview_key, thumbnail_key, timeline_key }).execute();
    const other = await addFlow(db, await defaultProjectOf(owner));

    const response = await owner.delete(`/systems/${projectId}`);

    expect(response.status).toBe(204);
    expect((await contributor.get(`/systems/${projectId}`)).status).toBe(404);
    expect((await contributor.get(`/flowlens/flow/${flowId}`)).status).toBe(404);
    expect((await owner.get(`/flowlens/flow/${other}`)).status).toBe(200);
    expect((await pool.query('select 1 from blobs')).rowCount).toBe(0);
    for (const table of ['members', 'tags', 'flows'])
      expect((await pool.query(`select 1 from ${table} where project_id = $1`, [projectId])).rowCount).toBe(0);
    const queued = await pool.query<{ keys: string[] }>(
      `select data -> 'keys' as keys from jobs.job where name = 'remove-blobs' and data ->> 'keys' like '%' || $1 || '%'`,
      [projectId],
    );
    expect(queued.rows.map((row) => [...row.keys].sort())).toEqual([[...keys].sort()]);
  });

  it('is allowed for the owner only', async () => {
    const responses = [
      await admin.delete(`/systems/${projectId}`),
      await contributor.delete(`/systems/${projectId}`),
      await outsider.delete(`/systems/${projectId}`),
      await owner.delete(`/systems/${NOBODY}`),
    ];

    expect(responses.map(({ status }) => status)).toEqual([403, 403, 404, 404]);
    for (const response of responses) await readContractResponse('deleteProject', response);
    expect((await owner.get(`/systems/${projectId}`)).status).toBe(200);
  });

  it('rejects the default project', async () => {
    const id = await defaultProjectOf(owner);

    const response = await owner.delete(`/systems/${id}`);

    expect(response.status).toBe(403);
    expect(await readContractResponse('deleteProject', response)).toMatchObject({
      detail: 'The default project cannot be deleted.',
    });
    expect((await owner.get(`/systems/${id}`)).status).toBe(200);
  });

  it('returns 404 the second time, and makes room for another project', async () => {
    expect((await owner.post('/systems', { name: 'Third' })).status).toBe(201);
    expect((await owner.post('/systems', { name: 'Fourth' })).status).toBe(409);

    expect((await owner.delete(`/systems/${projectId}`)).status).toBe(204);
    expect((await owner.delete(`/systems/${projectId}`)).status).toBe(404);
    expect((await owner.post('/systems', { name: 'Fourth' })).status).toBe(201);
  });
});
