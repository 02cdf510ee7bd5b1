import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import type { Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { RACE_ROUNDS } from '../../../test/support/race-rounds.js';

const TIMEOUT_MS = 300_000;

/** Records role and membership changes in the order in which they take effect. */
const LOG_CHANGES = `
  create table changes (number bigserial, project_id uuid, user_id uuid);
  create function log_change() returns trigger language plpgsql as $$
  begin
    insert into changes (project_id, user_id) values (old.project_id, old.user_id);
    return null;
  end $$;
  create trigger log_change after update or delete on members for each row execute function log_change();`;

describe('an admin who loses the role while using it', () => {
  let server: TestServer;
  let owner: Person;
  let ann: Person;
  let ben: Person;
  let cora: Person;
  beforeAll(async () => {
    server = await openTestServer();
    [owner, ann, ben, cora] = (await addPeople(server, 4)) as [Person, Person, Person, Person];
    await server.database.pool.query(LOG_CHANGES);
  });
  afterAll(() => server.close());

  /** Ann and Ben are admins, Cora is a contributor. */
  const newProject = () =>
    addProject(server.database.db, owner.userId, {
      members: { [ann.userId]: 'ADMIN', [ben.userId]: 'ADMIN', [cora.userId]: 'USER' },
    });

  const setRole = (by: Person, projectId: string, { userId, role }: { userId: string; role: 'ADMIN' | 'USER' }) =>
    by.patch(`/systems/${projectId}/members/${userId}/role`, { role });

  async function rolesIn(projectId: string): Promise<Record<string, string>> {
    const text = 'select user_id, role from members where project_id = $1';
    const { rows } = await server.database.pool.query<{ user_id: string; role: string }>(text, [projectId]);
    return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
  }

  async function changedIn(projectId: string): Promise<string[]> {
    const text = 'select user_id from changes where project_id = $1 order by number';
    const { rows } = await server.database.pool.query<{ user_id: string }>(text, [projectId]);
    return rows.map(({ user_id }) => user_id);
  }

  it('cannot change anything afterwards', { timeout: TIMEOUT_MS }, async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const projectId = await newProject();
      const calls = [
        () => setRole(ann, projectId, { userId: ben.userId, role: 'USER' }),
        () => setRole(ben, projectId, { userId: cora.userId, role: 'ADMIN' }),
      ];
      // Either of them may arrive first.
      const first = round % 2;
      const [one, other] = await Promise.all([calls[first]?.(), calls[1 - first]?.()]);
      const [demotion, promotion] = first === 0 ? [one, other] : [other, one];

      expect(demotion?.status).toBe(200);
      const changed = await changedIn(projectId);
      if (promotion?.status === 200) expect(changed).toEqual([cora.userId, ben.userId]);
      else expect([promotion?.status, ...changed]).toEqual([403, ben.userId]);
      expect(await rolesIn(projectId)).toEqual({
        [owner.userId]: 'ADMIN',
        [ann.userId]: 'ADMIN',
        [ben.userId]: 'USER',
        [cora.userId]: promotion?.status === 200 ? 'ADMIN' : 'USER',
      });
    }
  });

  it('is one of two when they demote each other', { timeout: TIMEOUT_MS }, async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const projectId = await newProject();

      const responses = await Promise.all([
        setRole(ann, projectId, { userId: ben.userId, role: 'USER' }),
        setRole(ben, projectId, { userId: ann.userId, role: 'USER' }),
      ]);

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect(Object.values(await rolesIn(projectId)).sort()).toEqual(['ADMIN', 'ADMIN', 'USER', 'USER']);
    }
  });

  it('is one of two when they remove each other', { timeout: TIMEOUT_MS }, async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const projectId = await newProject();

      const responses = await Promise.all([
        ann.delete(`/systems/${projectId}/members/${ben.userId}`),
        ben.delete(`/systems/${projectId}/members/${ann.userId}`),
      ]);

      expect(responses.map(({ status }) => status).sort()).toEqual([204, 404]);
      expect(Object.keys(await rolesIn(projectId))).toHaveLength(3);
    }
  });

  it('cannot change the owner', { timeout: TIMEOUT_MS }, async () => {
    const projectId = await newProject();
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const responses = await Promise.all([
        setRole(ann, projectId, { userId: owner.userId, role: 'USER' }),
        ben.delete(`/systems/${projectId}/members/${owner.userId}`),
        setRole(owner, projectId, { userId: owner.userId, role: 'USER' }),
        owner.post(`/systems/${projectId}/leave`),
      ]);

      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect((await rolesIn(projectId))[owner.userId]).toBe('ADMIN');
    expect(await changedIn(projectId)).toEqual([]);
  });
});
