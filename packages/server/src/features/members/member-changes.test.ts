import type { Member, Project } from '@flowlens/client';
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

async function roleOf({ userId }: Person): Promise<string | undefined> {
  const response = await owner.get(`/systems/${projectId}/members`);
  return (await readContractResponse<Member[]>('listMembers', response)).find(({ id }) => id === userId)?.role;
}

describe('updateMemberRole', () => {
  const setRole = (by: Person, userId: string, role: unknown) =>
    by.patch(`/systems/${projectId}/members/${userId}/role`, { role });

  it.each([
    ['the owner', () => owner],
    ['an admin', () => admin],
  ])('is allowed for %s, and takes effect at once', async (_who, person) => {
    const response = await setRole(person(), contributor.userId, 'ADMIN');

    expect(response.status).toBe(200);
    expect(await readContractResponse('updateMemberRole', response)).toMatchObject({
      id: contributor.userId,
      email: contributor.email,
      role: 'ADMIN',
    });
    expect((await contributor.patch(`/systems/${projectId}`, { name: 'Mine too' })).status).toBe(200);
    expect((await setRole(person(), contributor.userId, 'ADMIN')).status).toBe(200);
    expect((await setRole(person(), contributor.userId, 'USER')).status).toBe(200);
    expect((await contributor.patch(`/systems/${projectId}`, { name: 'No more' })).status).toBe(403);
  });

  it('lets an admin become a contributor', async () => {
    expect((await setRole(admin, admin.userId, 'USER')).status).toBe(200);
    expect((await setRole(admin, admin.userId, 'ADMIN')).status).toBe(403);
  });

  it('rejects contributors, even for their own role', async () => {
    expect((await setRole(contributor, contributor.userId, 'ADMIN')).status).toBe(403);
    expect((await setRole(contributor, NOBODY, 'ADMIN')).status).toBe(403);
    expect(await roleOf(contributor)).toBe('USER');
  });

  it('never changes the owner', async () => {
    for (const person of [owner, admin]) {
      const response = await setRole(person, owner.userId, 'USER');
      expect(response.status).toBe(403);
      await readContractResponse('updateMemberRole', response);
    }
    expect(await roleOf(owner)).toBe('ADMIN');
  });

  it('accepts ids in upper case', async () => {
    const responses = [
      await setRole(admin, owner.userId.toUpperCase(), 'USER'),
      await setRole(owner, owner.userId.toUpperCase(), 'USER'),
      await setRole(admin, contributor.userId.toUpperCase(), 'ADMIN'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([403, 403, 200]);
    expect(await roleOf(owner)).toBe('ADMIN');
    expect(await roleOf(contributor)).toBe('ADMIN');
  });

  it('returns 404 to outsiders and for people who are not members', async () => {
    const responses = [
      await setRole(outsider, contributor.userId, 'ADMIN'),
      await setRole(outsider, outsider.userId, 'ADMIN'),
      await setRole(owner, outsider.userId, 'ADMIN'),
      await setRole(owner, NOBODY, 'ADMIN'),
    ];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await roleOf(outsider)).toBeUndefined();
  });

  it.each(['OWNER', 'admin', null, 1])('refuses the role %j', async (role) => {
    expect((await setRole(owner, contributor.userId, role)).status).toBe(422);
  });
});

describe('removeMember', () => {
  const remove = (by: Person, userId: string) => by.delete(`/systems/${projectId}/members/${userId}`);

  it.each([
    ['the owner', () => owner],
    ['an admin', () => admin],
  ])('is allowed for %s, once, and ends all access of the member', async (_who, person) => {
    expect((await remove(person(), contributor.userId)).status).toBe(204);

    expect((await contributor.get(`/systems/${projectId}`)).status).toBe(404);
    expect((await remove(person(), contributor.userId)).status).toBe(404);
  });

  it('keeps the content of the removed member', async () => {
    const flowId = await addFlow(server.database.db, projectId, {
      reporterId: contributor.userId,
      comments: [{ userId: contributor.userId, email: contributor.email, content: 'Dead', seconds: 1 }],
    });

    await remove(admin, contributor.userId);

    const flow = await readContractResponse('getFlow', await owner.get(`/flowlens/flow/${flowId}`));
    expect(flow).toMatchObject({ comments: [{ user_id: contributor.userId, content: 'Dead' }] });
  });

  it('rejects contributors, and the removal of the owner', async () => {
    const responses = [
      await remove(contributor, admin.userId),
      await remove(contributor, contributor.userId),
      await remove(admin, owner.userId),
      await remove(owner, owner.userId),
      await remove(admin, owner.userId.toUpperCase()),
      await remove(owner, owner.userId.toUpperCase()),
      await remove(outsider, contributor.userId),
    ];

    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 404]);
    for (const response of responses) await readContractResponse('removeMember', response);
    expect(await roleOf(contributor)).toBe('USER');
    expect(await roleOf(owner)).toBe('ADMIN');
  });
});

describe('leaveProject', () => {
  const leave = (person: Person) => person.post(`/systems/${projectId}/leave`);

  it.each([
    ['an admin', () => admin],
    ['a contributor', () => contributor],
  ])('is allowed for %s, once', async (_who, person) => {
    expect((await leave(person())).status).toBe(204);

    expect(await roleOf(person())).toBeUndefined();
    const again = await leave(person());
    expect(again.status).toBe(404);
    await readContractResponse('leaveProject', again);
  });

  it('rejects the owner, also in the default project', async () => {
    const projects = await readContractResponse<Project[]>('listProjects', await owner.get('/systems'));

    for (const { id } of projects) {
      const response = await owner.post(`/systems/${id}/leave`);
      expect(response.status).toBe(403);
      await readContractResponse('leaveProject', response);
    }
    expect(await roleOf(owner)).toBe('ADMIN');
  });

  it('returns 404 to outsiders', async () => {
    expect((await leave(outsider)).status).toBe(404);
  });
});
