import type { CreatedShareLink, SharedInvitation } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('getSharedInvitation', () => {
  let server: TestServer;
  let [owner, viewer, banned] = [] as unknown as [Person, Person, Person];

  beforeAll(async () => {
    server = await openTestServer();
    [owner, viewer, banned] = (await addPeople(server, 3)) as [Person, Person, Person];
  });
  afterAll(() => server.close());

  async function aSharedFlow(category: 'PERSONAL' | 'OPEN_SOURCE'): Promise<{ projectId: string; token: string }> {
    const { db } = server.database;
    const projectId = await addProject(db, owner.userId, { name: 'Open shop' });
    await db.updateTable('projects').set({ category }).where('id', '=', projectId).execute();
    const response = await owner.post(`/flowlens/flow/${await addFlow(db, projectId)}/share`);
    const token = ((await response.json()) as CreatedShareLink).share_url.split('/').at(-1) ?? '';
    return { projectId, token };
  }
  const ask = (token: string) => fetch(`${server.url}/flowlens/shared/invitation/${token}`);
  const invitationOf = async (token: string) =>
    readContractResponse<SharedInvitation>('getSharedInvitation', await ask(token));
  const change = (id: string, fields: object) =>
    server.database.db.updateTable('public_invitations').set(fields).where('id', '=', id).execute();

  it('lets a viewer join the open-source project', async () => {
    const { projectId, token } = await aSharedFlow('OPEN_SOURCE');
    const invitation = await invitationOf(token);
    expect(invitation).toEqual({
      project_name: 'Open shop',
      project_id: projectId,
      invitation_id: invitation.invitation_id,
    });

    const joining = { system_id: projectId, invitation_id: invitation.invitation_id };
    expect((await viewer.post('/systems/join', joining)).status).toBe(200);
    expect(await (await viewer.get(`/systems/${projectId}`)).json()).toMatchObject({ user_role: 'USER' });
  });

  it('returns 404 for a personal project', async () => {
    const { projectId, token } = await aSharedFlow('PERSONAL');
    const response = await ask(token);

    expect(response.status).toBe(404);
    await readContractResponse('getSharedInvitation', response);
    expect(await invitationsOf(projectId)).toEqual([]);
  });

  it('returns the same invitation to all simultaneous viewers', async () => {
    const flows = await Promise.all(Array.from({ length: 10 }, () => aSharedFlow('OPEN_SOURCE')));
    for (const { projectId, token } of flows) {
      const invitations = await Promise.all(Array.from({ length: 30 }, () => invitationOf(token)));

      expect(new Set(invitations.map(({ invitation_id }) => invitation_id)).size).toBe(1);
      expect(await invitationsOf(projectId)).toMatchObject([{ max_joins_count: 1_000, days: '7' }]);
    }
  });

  it.each([
    ['is used up', { joins_count: 1_000 }],
    ['is revoked', { revoked_at: new Date() }],
    ['has less than a day left', { expires_at: sql`now() + interval '23 hours'` }],
  ])('returns a new invitation after the old one %s', async (_what, fields) => {
    const { token } = await aSharedFlow('OPEN_SOURCE');
    const old = await invitationOf(token);
    await change(old.invitation_id, { expires_at: sql`now() + interval '25 hours'` });
    expect(await invitationOf(token)).toEqual(old);

    await change(old.invitation_id, fields);
    const renewed = await invitationOf(token);
    expect(renewed.invitation_id).not.toBe(old.invitation_id);
    expect(await invitationOf(token)).toEqual(renewed);
  });

  it('does not return an invitation that a member created', async () => {
    const { projectId, token } = await aSharedFlow('OPEN_SOURCE');
    const response = await owner.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 5 });
    const made = ((await response.json()) as { id: string }).id;

    expect((await invitationOf(token)).invitation_id).not.toBe(made);
  });

  it('does not let a removed person join again, even by a new invitation', async () => {
    const { projectId, token } = await aSharedFlow('OPEN_SOURCE');
    const join = async () =>
      banned.post('/systems/join', { system_id: projectId, invitation_id: (await invitationOf(token)).invitation_id });
    expect((await join()).status).toBe(200);
    expect((await owner.delete(`/systems/${projectId}/members/${banned.userId}`)).status).toBe(204);

    expect((await join()).status).toBe(403);
    await change((await invitationOf(token)).invitation_id, { revoked_at: new Date() });
    expect((await join()).status).toBe(403);
  });

  async function invitationsOf(projectId: string) {
    const { rows } = await server.database.pool.query(
      `select max_joins_count, round(extract(epoch from expires_at - now()) / 86400)::text as days
       from public_invitations where project_id = $1`,
      [projectId],
    );
    return rows as { max_joins_count: number; days: string }[];
  }
});
