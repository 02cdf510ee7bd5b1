import type { Member, Project } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('projects', () => {
  let server: TestServer;
  let owner: Person;
  let member: Person;
  let projectId = '';

  beforeAll(async () => {
    server = await openTestServer();
    owner = await aPerson(server.url, 'zoe.owner@example.com');
    member = await aPerson(server.url, 'adam.member@example.com');
    projectId = await addProject(server.database.db, owner.userId, {
      name: 'Web shop',
      members: { [member.userId]: 'USER' },
    });
  });
  afterAll(() => server.close());

  it('are listed oldest first, with the caller’s own role', async () => {
    const projects = await readContractResponse<Project[]>('listProjects', await member.get('/systems'));

    expect(projects.map(({ name, user_role, members_count }) => [name, user_role, members_count])).toEqual([
      ['Adam Member', 'ADMIN', 1],
      ['Web shop', 'USER', 2],
    ]);
  });

  it('show their members, the owner first', async () => {
    const members = await readContractResponse<Member[]>(
      'listMembers',
      await member.get(`/systems/${projectId}/members`),
    );

    expect(members.map(({ id, username, role }) => [id, username, role])).toEqual([
      [owner.userId, 'Zoe Owner', 'ADMIN'],
      [member.userId, 'Adam Member', 'USER'],
    ]);
  });

  it('show their members in the order of joining', async () => {
    const { db } = server.database;
    const id = await addProject(db, owner.userId);
    const people = (await addPeople(server, 3)).map(({ userId }) => userId);
    // In the opposite order of their ids, and all earlier than the owner.
    const joined = people.toSorted().reverse();
    for (const [index, userId] of joined.entries())
      await db
        .insertInto('members')
        .values({ project_id: id, user_id: userId, role: 'USER', joined_at: new Date(Date.UTC(2026, 2, 1 + index)) })
        .execute();

    const response = await owner.get(`/systems/${id}/members`);
    const members = await readContractResponse<Member[]>('listMembers', response);

    expect(members.map((member) => member.id)).toEqual([owner.userId, ...joined]);
  });

  it('count their flows within a window of time, and only when asked', async () => {
    const { db } = server.database;
    for (const day of [1, 2, 3]) await addFlow(db, projectId, { createdAt: new Date(Date.UTC(2026, 2, day)) });
    const count = async (query: string) => {
      const response = await owner.get(`/systems/${projectId}${query}`);
      return (await readContractResponse<Project>('getProject', response)).flows_count;
    };

    expect(await count('')).toBeUndefined();
    expect(await count('?start_time=2026-03-02T00:00:00Z')).toBe(2);
    expect(await count('?end_time=2026-03-02T00:00:00Z')).toBe(1);
    expect(await count('?start_time=2026-03-01T00:00:00Z&end_time=2026-03-03T00:00:00Z')).toBe(2);
  });

  it('reject a window that ends before it starts, even for outsiders', async () => {
    const window = 'start_time=2026-03-02T00:00:00Z&end_time=2026-03-02T00:59:59%2B01:00';
    for (const id of [projectId, '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10']) {
      const response = await owner.get(`/systems/${id}?${window}`);

      expect(response.status).toBe(422);
      expect(await readContractResponse('getProject', response)).toMatchObject({
        errors: [{ path: '/query/end_time' }],
      });
    }
  });

  it('count no flow in an empty window', async () => {
    const time = '2026-03-02T00:00:00Z';

    const response = await owner.get(`/systems/${projectId}?start_time=${time}&end_time=${time}`);

    expect(await readContractResponse('getProject', response)).toMatchObject({ flows_count: 0 });
  });

  // The format of the contract allows a leap second and a zone without minutes, which JavaScript cannot read.
  it.each(['yesterday', '2026-02-30T00:00:00Z', '2026-12-31T23:59:60Z', '2026-01-01T00:00:00+00'])(
    'reject %s, which is not a valid time',
    async (time) => {
      const response = await owner.get(`/systems/${projectId}?start_time=${encodeURIComponent(time)}`);

      expect(response.status).toBe(422);
      expect(await readContractResponse('getProject', response)).toMatchObject({
        errors: [{ path: '/query/start_time' }],
      });
    },
  );
});
