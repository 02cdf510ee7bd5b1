import type { PublicInvitation } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { RACE_ROUNDS } from '../../../test/support/race-rounds.js';

const DATABASE_CONNECTIONS = 10;
const MINUTES = 60_000;

/**
 * Makes calls in parallel, as many as the server has database connections, and counts the responses by status. More
 * calls would only queue for a connection, which a busy machine answers with 503.
 */
async function tally(calls: (() => Promise<Response>)[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const waiting = calls.values();
  async function callInTurn(): Promise<void> {
    for (const call of waiting) {
      const response = await call();
      await response.arrayBuffer();
      counts[response.status] = (counts[response.status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: DATABASE_CONNECTIONS }, callInTurn));
  return counts;
}

describe('simultaneous invitations and joins', () => {
  let server: TestServer;
  let owner: Person;
  let people: Person[];
  beforeAll(async () => {
    server = await openTestServer();
    [owner, ...people] = (await addPeople(server, 51)) as [Person, ...Person[]];
  });
  afterAll(() => server.close());

  async function countMembers(projectId: string): Promise<number> {
    const text = 'select count(*)::integer as count from members where project_id = $1';
    const { rows } = await server.database.pool.query<{ count: number }>(text, [projectId]);
    return rows[0]?.count ?? 0;
  }

  /** Frees places for everybody under the limit of personal projects. */
  const dropProjects = () => server.database.pool.query('delete from projects where not is_default');

  it('let 5 of 50 people join by a link with 5 places', { timeout: 10 * MINUTES }, async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const projectId = await addProject(server.database.db, owner.userId);
      const made = await owner.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 5 });
      const { id } = await readContractResponse<PublicInvitation>('createPublicInvitation', made);

      const counts = await tally(
        people.map((person) => () => person.post('/systems/join', { system_id: projectId, invitation_id: id })),
      );

      expect(counts).toEqual({ 200: 5, 409: 45 });
      expect(await countMembers(projectId)).toBe(6);
      await dropProjects();
    }
  });

  it('let one of 20 people accept when one place is left', { timeout: 10 * MINUTES }, async () => {
    const inside = people.slice(0, 8);
    const invited = people.slice(8, 28);
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const projectId = await addProject(server.database.db, owner.userId, {
        members: Object.fromEntries(inside.map(({ userId }) => [userId, 'USER' as const])),
      });
      const invitations = await inviteInto([projectId], invited);

      const counts = await tally(
        invitations.map(
          ({ id, person }) =>
            () =>
              person.post(`/systems/invitations/${id}/accept`),
        ),
      );

      expect(counts).toEqual({ 200: 1, 409: 19 });
      expect(await countMembers(projectId)).toBe(10);
      await dropProjects();
    }
  });

  it('let a person with 2 of 3 personal projects create one of 10', { timeout: 10 * MINUTES }, async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      await addProject(server.database.db, owner.userId);

      const counts = await tally(Array.from({ length: 10 }, () => () => owner.post('/systems', { name: 'One more' })));

      expect(counts).toEqual({ 201: 1, 409: 9 });
      expect(await countPersonal(owner)).toBe(3);
      await dropProjects();
    }
  });

  it('let a person with 2 of 3 personal projects join one more', { timeout: 10 * MINUTES }, async () => {
    const [person, ...hosts] = people.slice(0, 11) as [Person, ...Person[]];
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      await addProject(server.database.db, person.userId);
      const projects = await Promise.all(hosts.map(({ userId }) => addProject(server.database.db, userId)));
      const invitations = await inviteInto(projects.slice(0, 5), [person]);
      const links = await addLinks(projects.slice(5));

      const counts = await tally([
        ...invitations.map(
          ({ id }) =>
            () =>
              person.post(`/systems/invitations/${id}/accept`),
        ),
        ...links.map((link) => () => person.post('/systems/join', link)),
      ]);

      expect(counts).toEqual({ 200: 1, 409: 9 });
      expect(await countPersonal(person)).toBe(3);
      await dropProjects();
    }
  });

  it(
    'create one invitation for 5 calls with the same address in different case',
    { timeout: 10 * MINUTES },
    async () => {
      const projectId = await addProject(server.database.db, owner.userId);
      for (let round = 0; round < RACE_ROUNDS; round += 1) {
        const emails = [`new${round}@example.com`, `NEW${round}@example.com`, `New${round}@Example.com`];

        const counts = await tally(
          [0, 1, 2, 0, 1].map((which) => () => owner.post(`/systems/${projectId}/invite`, { email: emails[which] })),
        );

        expect(counts).toEqual({ 201: 1, 409: 4 });
      }
      await dropProjects();
    },
  );

  async function countPersonal({ userId }: Person): Promise<number> {
    const text = 'select count(*)::integer as count from members where user_id = $1';
    const { rows } = await server.database.pool.query<{ count: number }>(text, [userId]);
    return rows[0]?.count ?? 0;
  }

  /** Invites each person to each project. */
  async function inviteInto(projects: string[], guests: Person[]) {
    const wanted = projects.flatMap((projectId) => guests.map((person) => ({ projectId, person })));
    const rows = await server.database.db
      .insertInto('invitations')
      .values(
        wanted.map(({ projectId, person }) => ({
          project_id: projectId,
          email: person.email,
          expires_at: new Date(Date.now() + MINUTES),
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }, index) => ({ id, person: wanted[index]?.person ?? owner }));
  }

  async function addLinks(projects: string[]) {
    const rows = await server.database.db
      .insertInto('public_invitations')
      .values(
        projects.map((id) => ({ project_id: id, max_joins_count: 5, expires_at: new Date(Date.now() + MINUTES) })),
      )
      .returning(['id as invitation_id', 'project_id as system_id'])
      .execute();
    return rows;
  }
});
