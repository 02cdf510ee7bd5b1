import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const ROUNDS = 60;

describe('a project that is deleted while everybody works in it', () => {
  let server: TestServer;
  let people: Person[];
  beforeAll(async () => {
    server = await openTestServer();
    people = await addPeople(server, 6);
  });
  afterAll(() => server.close());

  it('is deleted completely, and no call fails with a server error', { timeout: 300_000 }, async () => {
    const { db, pool } = server.database;
    const [owner, admin, ben, cora, dan, guest] = people as [Person, Person, Person, Person, Person, Person];
    for (let round = 0; round < ROUNDS; round += 1) {
      const projectId = await addProject(db, owner.userId, {
        members: { [admin.userId]: 'ADMIN', [ben.userId]: 'USER', [cora.userId]: 'USER', [dan.userId]: 'USER' },
      });
      const flowId = await addFlow(db, projectId, { reporterId: ben.userId, tags: ['checkout'] });
      const link = await owner.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 5 });
      const { id: linkId } = (await link.json()) as { id: string };
      const work = [
        () => owner.delete(`/systems/${projectId}`),
        () => owner.patch(`/systems/${projectId}`, { name: 'Renamed' }),
        () => admin.patch(`/systems/${projectId}/members/${ben.userId}/role`, { role: 'ADMIN' }),
        () => admin.delete(`/systems/${projectId}/members/${cora.userId}`),
        () => admin.get(`/systems/${projectId}/recording-links`),
        () => admin.get(`/systems/${projectId}/waiting-recordings`),
        () => admin.post(`/systems/${projectId}/invite`, { email: 'somebody@example.com' }),
        () => dan.post(`/systems/${projectId}/leave`),
        () => guest.post('/systems/join', { system_id: projectId, invitation_id: linkId }),
        () => ben.post('/flowlens/tag', { system_id: projectId, title: 'login' }),
        () => ben.post('/flowlens/flow/comment', { flow_id: flowId, timestamp: 1, content: 'Dead' }),
        () => ben.patch(`/flowlens/flow/${flowId}`, { title: 'Renamed' }),
        () => ben.post(`/flowlens/flow/${flowId}/share`),
        () =>
          cora.post('/flowlens/flow', { title: 'New', system_id: projectId, recorded_at: '2026-03-02T09:14:18.000Z' }),
      ];
      // The deletion happens at a different point every time.
      const calls = [
        ...work.slice(1, 1 + (round % work.length)),
        ...work.slice(0, 1),
        ...work.slice(1 + (round % work.length)),
      ];

      const responses = await Promise.all(calls.map((call) => call()));

      expect(responses.filter(({ status }) => status >= 500).map(({ url, status }) => [url, status])).toEqual([]);
      expect(responses.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
      for (const table of ['members', 'removed_members', 'invitations', 'public_invitations', 'flows', 'tags'])
        expect((await pool.query(`select 1 from ${table} where project_id = $1`, [projectId])).rowCount).toBe(0);
      expect((await owner.get(`/systems/${projectId}`)).status).toBe(404);
    }
  });
});
