import type { Invitation, Member, PublicInvitation } from '@flowlens/client';
import { refusal } from '@flowlens/core/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const NOBODY = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

let server: TestServer;
let owner: Person;
let admin: Person;
let contributor: Person;
let guest: Person;
let projectId: string;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, admin, contributor, guest] = (await addPeople(server, 4)) as [Person, Person, Person, Person];
  projectId = await addProject(server.database.db, owner.userId, {
    members: { [admin.userId]: 'ADMIN', [contributor.userId]: 'USER' },
  });
});

async function makeLink(by = owner, maxJoins = 1000): Promise<string> {
  const response = await by.post(`/systems/${projectId}/public-invitation`, { max_joins_count: maxJoins });
  return (await readContractResponse<PublicInvitation>('createPublicInvitation', response)).id;
}

const join = (person: Person, invitationId: string, systemId = projectId) =>
  person.post('/systems/join', { system_id: systemId, invitation_id: invitationId });

async function roleOf({ userId }: Person): Promise<string | undefined> {
  const response = await owner.get(`/systems/${projectId}/members`);
  return (await readContractResponse<Member[]>('listMembers', response)).find(({ id }) => id === userId)?.role;
}

async function expectRefusal(response: Response, status: number, detail: string): Promise<void> {
  expect([response.status, await readContractResponse('joinProject', response)]).toMatchObject([status, { detail }]);
}

describe('createPublicInvitation', () => {
  it('creates a new link every time, for the owner and admins', async () => {
    expect(new Set([await makeLink(owner), await makeLink(admin), await makeLink(admin)]).size).toBe(3);
  });

  it('returns 403 to contributors and 404 to outsiders', async () => {
    const body = { max_joins_count: 1 };
    const responses = [
      await contributor.post(`/systems/${projectId}/public-invitation`, body),
      await guest.post(`/systems/${projectId}/public-invitation`, body),
    ];

    expect(responses.map(({ status }) => status)).toEqual([403, 404]);
    for (const response of responses) await readContractResponse('createPublicInvitation', response);
  });

  it.each([{}, { max_joins_count: 0 }, { max_joins_count: 1001 }, { max_joins_count: 1.5 }, { max_joins_count: '5' }])(
    'refuses %j',
    async (body) => {
      expect((await owner.post(`/systems/${projectId}/public-invitation`, body)).status).toBe(422);
    },
  );
});

describe('createPublicInvitation for a full project', () => {
  it('returns 409 to the owner and to admins', async () => {
    await server.database.db
      .updateTable('projects')
      .set({ max_members_count: 3 })
      .where('id', '=', projectId)
      .execute();

    for (const person of [owner, admin]) {
      const response = await person.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 5 });
      expect(response.status).toBe(409);
      expect(await readContractResponse('createPublicInvitation', response)).toMatchObject({
        detail: refusal('capacityReached', { members: 3, max: 3 }),
      });
    }
  });

  it('returns 403 to contributors', async () => {
    await server.database.db
      .updateTable('projects')
      .set({ max_members_count: 3 })
      .where('id', '=', projectId)
      .execute();

    const response = await contributor.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 5 });

    expect(response.status).toBe(403);
  });
});

describe('joinProject', () => {
  it('adds a contributor and closes a pending invitation by e-mail', async () => {
    await owner.post(`/systems/${projectId}/invite`, { email: guest.email.toUpperCase(), role: 'ADMIN' });

    const response = await join(guest, await makeLink());

    expect(response.status).toBe(200);
    expect(await readContractResponse('joinProject', response)).toEqual({ system_id: projectId });
    expect(await roleOf(guest)).toBe('USER');
    expect(await (await owner.get(`/systems/${projectId}/invitations`)).json()).toEqual([]);
    expect(await (await guest.get('/systems/invitations/my')).json()).toEqual({ invitations: [] });
  });

  it('reports that the caller is already a member, even if the link has ended', async () => {
    const id = await makeLink(owner, 1);
    await join(guest, id);

    for (const person of [guest, contributor, owner])
      await expectRefusal(await join(person, id), 400, 'You are already a member of this project.');
  });

  it('admits as many people as the link allows', async () => {
    const id = await makeLink(owner, 1);
    const [other] = (await addPeople(server, 1)) as [Person];

    expect((await join(guest, id)).status).toBe(200);
    await expectRefusal(await join(other, id), 409, 'This invitation link has been used up.');
    // Leaving does not return a use.
    await guest.post(`/systems/${projectId}/leave`);
    await expectRefusal(await join(guest, id), 409, 'This invitation link has been used up.');
  });

  it('requires a free place', async () => {
    const id = await makeLink();
    await server.database.db
      .updateTable('projects')
      .set({ max_members_count: 3 })
      .where('id', '=', projectId)
      .execute();

    await expectRefusal(await join(guest, id), 409, 'This project is full (3/3 members).');
  });

  it('is rejected at the limit of personal projects, but not for open source ones', async () => {
    const { db } = server.database;
    for (const name of ['Second', 'Third']) await addProject(db, guest.userId, { name });
    const id = await makeLink();

    expect((await join(guest, id)).status).toBe(409);
    await db.updateTable('projects').set({ category: 'OPEN_SOURCE' }).where('id', '=', projectId).execute();
    expect((await join(guest, id)).status).toBe(200);
  });

  it('rejects ended links and links of other projects', async () => {
    const { db } = server.database;
    const other = await addProject(db, contributor.userId);
    const [live, expired, revoked] = [await makeLink(), await makeLink(), await makeLink()];
    const past = new Date(Date.now() - 1000);
    await db.updateTable('public_invitations').set({ expires_at: past }).where('id', '=', expired).execute();
    await db.updateTable('public_invitations').set({ revoked_at: past }).where('id', '=', revoked).execute();

    const responses = [
      await join(guest, expired),
      await join(guest, revoked),
      await join(guest, NOBODY),
      await join(guest, live, other),
      await join(guest, live, NOBODY),
    ];
    for (const response of responses) await expectRefusal(response, 404, 'Invitation not found or has expired.');
    expect(await roleOf(guest)).toBeUndefined();
  });

  it('rejects a link after 7 days', async () => {
    const id = await makeLink();
    const { rows } = await server.database.pool.query<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::float / 86400 as days from public_invitations where id = $1',
      [id],
    );

    expect(rows[0]?.days).toBeCloseTo(7, 5);
  });

  it('does not accept the id of an invitation by e-mail, even from its recipient', async () => {
    const response = await owner.post(`/systems/${projectId}/invite`, { email: guest.email });
    const { id } = await readContractResponse<Invitation>('inviteMember', response);

    await expectRefusal(await join(guest, id), 403, refusal('invitedByMail'));
    expect(await roleOf(guest)).toBeUndefined();
  });

  it('reports membership for an accepted invitation by e-mail, and that a revoked one is gone', async () => {
    const inviteGuest = async () => {
      const response = await owner.post(`/systems/${projectId}/invite`, { email: guest.email });
      return (await readContractResponse<Invitation>('inviteMember', response)).id;
    };
    const revoked = await inviteGuest();
    await owner.delete(`/systems/${projectId}/invitations/${revoked}`);
    const accepted = await inviteGuest();
    await guest.post(`/systems/invitations/${accepted}/accept`);

    await expectRefusal(await join(guest, accepted), 400, refusal('alreadyMember'));
    await guest.post(`/systems/${projectId}/leave`);
    await expectRefusal(await join(guest, revoked), 404, refusal('invitationGone'));
  });

  it('reports that an invitation by e-mail is for another address without naming it', async () => {
    const response = await owner.post(`/systems/${projectId}/invite`, { email: 'somebody.else@flowlens.test' });
    const { id } = await readContractResponse<Invitation>('inviteMember', response);

    const refused = await join(guest, id);

    expect(await refused.clone().text()).not.toContain('somebody.else');
    await expectRefusal(refused, 403, refusal('invitedOtherAddress'));
  });

  it('lets a person who left join again by the same link', async () => {
    const id = await makeLink();
    await join(guest, id);
    await guest.post(`/systems/${projectId}/leave`);

    expect((await join(guest, id)).status).toBe(200);
  });

  it('lets a removed person join again by a newer link only', async () => {
    const older = await makeLink();
    await join(guest, older);
    await owner.delete(`/systems/${projectId}/members/${guest.userId}`);

    await expectRefusal(
      await join(guest, older),
      403,
      'You were removed from this project after this link was created.',
    );

    expect((await join(guest, await makeLink())).status).toBe(200);
    // The removal is forgotten: somebody who leaves later may use any link.
    await guest.post(`/systems/${projectId}/leave`);
    expect((await join(guest, older)).status).toBe(200);
  });

  it.each<[string, () => Promise<Response>]>([
    ['was removed', () => owner.delete(`/systems/${projectId}/members/${admin.userId}`)],
    ['left', () => admin.post(`/systems/${projectId}/leave`)],
    ['loses the admin role', () => owner.patch(`/systems/${projectId}/members/${admin.userId}/role`, { role: 'USER' })],
  ])('rejects the link, and only that, when its creator %s', async (_what, goes) => {
    const [theirs, owners] = [await makeLink(admin), await makeLink(owner)];
    const elsewhere = await addProject(server.database.db, admin.userId);
    const response = await admin.post(`/systems/${elsewhere}/public-invitation`, { max_joins_count: 1 });
    const { id: ofAnother } = (await response.json()) as PublicInvitation;
    const [other] = (await addPeople(server, 1)) as [Person];

    expect((await goes()).ok).toBe(true);

    await expectRefusal(await join(guest, theirs), 404, 'Invitation not found or has expired.');
    expect((await join(guest, owners)).status).toBe(200);
    expect((await join(other, ofAnother, elsewhere)).status).toBe(200);
  });

  it('accepts the link when its creator is made admin again', async () => {
    const id = await makeLink(admin);
    await owner.patch(`/systems/${projectId}/members/${admin.userId}/role`, { role: 'ADMIN' });

    expect((await join(guest, id)).status).toBe(200);
  });

  it('admits an admin who removed themselves, like one who left', async () => {
    const id = await makeLink();
    await admin.delete(`/systems/${projectId}/members/${admin.userId}`);

    expect((await join(admin, id)).status).toBe(200);
    expect(await roleOf(admin)).toBe('USER');
  });

  it.each([{}, { system_id: NOBODY }, { system_id: NOBODY, invitation_id: 'x' }, { system_id: NOBODY, role: 'ADMIN' }])(
    'refuses %j',
    async (body) => {
      expect((await guest.post('/systems/join', body)).status).toBe(422);
    },
  );
});
