import { DAY_MS } from '@flowlens/core/internal';
import type { Invitation, Member, MyInvitation } from '@flowlens/client';
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

const invite = (by: Person, body: unknown) => by.post(`/systems/${projectId}/invite`, body);
const accept = (person: Person, id: string) => person.post(`/systems/invitations/${id}/accept`);
const reject = (person: Person, id: string) => person.post(`/systems/invitations/${id}/reject`);
const revoke = (by: Person, id: string) => by.delete(`/systems/${projectId}/invitations/${id}`);

/** Invites the guest and returns the id of the invitation. */
async function invited(body: Record<string, unknown> = {}): Promise<string> {
  const response = await invite(owner, { email: guest.email, ...body });
  return (await readContractResponse<Invitation>('inviteMember', response)).id;
}

async function listed(by: Person): Promise<Invitation[]> {
  return readContractResponse<Invitation[]>('listInvitations', await by.get(`/systems/${projectId}/invitations`));
}

async function mine(person: Person): Promise<MyInvitation[]> {
  const response = await person.get('/systems/invitations/my');
  return (await readContractResponse<{ invitations: MyInvitation[] }>('listMyInvitations', response)).invitations;
}

async function roleOf({ userId }: Person): Promise<string | undefined> {
  const response = await owner.get(`/systems/${projectId}/members`);
  return (await readContractResponse<Member[]>('listMembers', response)).find(({ id }) => id === userId)?.role;
}

/** Lets time pass for an invitation. */
async function age(id: string, ms: number): Promise<void> {
  const text = `update invitations set created_at = created_at - $2 * interval '1 ms', expires_at = expires_at - $2 * interval '1 ms' where id = $1`;
  await server.database.pool.query(text, [id, ms]);
}

describe('inviteMember', () => {
  it.each([
    ['the owner', () => owner],
    ['an admin', () => admin],
  ])('is allowed for %s', async (_who, person) => {
    const response = await invite(person(), { email: guest.email, role: 'ADMIN' });

    expect(response.status).toBe(201);
    const invitation = await readContractResponse<Invitation>('inviteMember', response);
    expect(invitation).toMatchObject({ email: guest.email, role: 'ADMIN', status: 'PENDING' });
    expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBeCloseTo(7 * DAY_MS, -2);
    expect(await listed(owner)).toEqual([invitation]);
    expect(await mine(guest)).toEqual([
      {
        id: invitation.id,
        system_id: projectId,
        system_name: 'Web shop',
        system_category: 'PERSONAL',
        invited_by_email: person().email,
      },
    ]);
  });

  it('invites a contributor when no role is given, and queues the message', async () => {
    const invitationId = await invited();

    expect((await listed(owner)).map(({ role }) => role)).toEqual(['USER']);
    const { rows } = await server.database.pool.query<{ data: unknown }>(
      `select data from jobs.job where name = 'mail' and data ->> 'to' = $1`,
      [guest.email],
    );
    expect(rows).toEqual([
      {
        data: {
          id: expect.any(String) as unknown,
          queuedAt: expect.any(String) as unknown,
          to: guest.email,
          projectName: 'Web shop',
          invitedBy: { name: 'Person 1', email: owner.email },
          role: 'USER',
          invitationId,
        },
      },
    ]);
  });

  it('returns 403 to contributors and 404 to outsiders', async () => {
    const responses = [
      await invite(contributor, { email: guest.email }),
      await invite(guest, { email: guest.email, role: 'ADMIN' }),
      await owner.post(`/systems/${NOBODY}/invite`, { email: guest.email }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([403, 404, 404]);
    expect(await listed(owner)).toEqual([]);
  });

  it.each([
    [{}],
    [{ email: 'nobody' }],
    [{ email: 'guest@localhost' }],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }],
    [{ email: `${'x'.repeat(250)}@example.com` }],
    [{ email: 'guest@example.com', role: 'OWNER' }],
    [{ email: 'guest@example.com', status: 'ACCEPTED' }],
  ])('refuses %j', async (body) => {
    const response = await invite(owner, body);

    expect(response.status).toBe(422);
    await readContractResponse('inviteMember', response);
  });

  it('rejects a second pending invitation to the same address in any spelling', async () => {
    await invited();

    const response = await invite(admin, { email: guest.email.toUpperCase() });

    expect(response.status).toBe(409);
    expect(await readContractResponse('inviteMember', response)).toMatchObject({
      detail: 'This person already has a pending invitation.',
    });
    expect(await listed(owner)).toHaveLength(1);
  });

  it('rejects members, including the caller', async () => {
    for (const { email } of [owner, admin, contributor]) {
      const response = await invite(admin, { email: email.toUpperCase() });
      expect(response.status).toBe(409);
      expect(await readContractResponse('inviteMember', response)).toMatchObject({
        detail: 'This person is already a member of this project.',
      });
    }
  });

  it('rejects an invitation to a full project', async () => {
    await server.database.db
      .updateTable('projects')
      .set({ max_members_count: 3 })
      .where('id', '=', projectId)
      .execute();

    const response = await invite(owner, { email: guest.email });

    expect(response.status).toBe(409);
    expect(await readContractResponse('inviteMember', response)).toMatchObject({
      detail: 'Maximum capacity reached (3/3 members). Cannot invite more users.',
    });
  });

  it('can be repeated after the invitation was rejected, was revoked or has expired', async () => {
    await reject(guest, await invited());
    await revoke(owner, await invited());
    await age(await invited(), 7 * DAY_MS);
    const last = await invited();

    expect((await listed(owner)).map(({ id }) => id)).toEqual([last]);
    expect((await mine(guest)).map(({ id }) => id)).toEqual([last]);
  });
});

describe('listInvitations', () => {
  it('lists the newest first, for admins and the owner only', async () => {
    for (const name of ['one', 'two', 'three']) await invite(owner, { email: `${name}@example.com` });

    const emails = ['three@example.com', 'two@example.com', 'one@example.com'];
    for (const person of [owner, admin]) expect((await listed(person)).map(({ email }) => email)).toEqual(emails);
    const refused = [
      await contributor.get(`/systems/${projectId}/invitations`),
      await guest.get(`/systems/${projectId}/invitations`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404]);
  });
});

describe('revokeInvitation', () => {
  it('is allowed for admins and the owner, once', async () => {
    for (const person of [owner, admin]) {
      const id = await invited();

      expect((await revoke(person, id)).status).toBe(204);
      expect((await revoke(person, id)).status).toBe(404);
      expect((await accept(guest, id)).status).toBe(404);
      expect(await mine(guest)).toEqual([]);
    }
  });

  it('returns 403 to contributors and 404 to outsiders', async () => {
    const id = await invited();

    expect((await revoke(contributor, id)).status).toBe(403);
    expect((await revoke(guest, id)).status).toBe(404);
    expect(await listed(owner)).toHaveLength(1);
  });

  it('does not affect invitations of other projects', async () => {
    const id = await invited();
    const other = await addProject(server.database.db, contributor.userId);

    expect((await contributor.delete(`/systems/${other}/invitations/${id}`)).status).toBe(404);
    expect((await revoke(owner, NOBODY)).status).toBe(404);
    expect(await listed(owner)).toHaveLength(1);
  });
});

describe('an invitation whose creator may no longer invite', () => {
  it.each<[string, () => Promise<Response>]>([
    ['was removed', () => owner.delete(`/systems/${projectId}/members/${admin.userId}`)],
    ['left', () => admin.post(`/systems/${projectId}/leave`)],
    ['loses the admin role', () => owner.patch(`/systems/${projectId}/members/${admin.userId}/role`, { role: 'USER' })],
  ])('is revoked, unlike others, when the admin %s', async (_what, goes) => {
    const [other] = (await addPeople(server, 1)) as [Person];
    const theirs = await readContractResponse<Invitation>('inviteMember', await invite(admin, { email: guest.email }));
    const owners = await invited({ email: other.email });
    const elsewhere = await addProject(server.database.db, admin.userId);
    await admin.post(`/systems/${elsewhere}/invite`, { email: guest.email });

    expect((await goes()).ok).toBe(true);

    expect((await listed(owner)).map(({ id }) => id)).toEqual([owners]);
    expect((await mine(guest)).map(({ system_id }) => system_id)).toEqual([elsewhere]);
    expect((await accept(guest, theirs.id)).status).toBe(404);
    expect((await accept(other, owners)).status).toBe(200);
    // The place is free for a new invitation.
    expect((await invite(owner, { email: guest.email })).status).toBe(201);
  });

  it('stays valid when their role is set to admin again', async () => {
    const { id } = await readContractResponse<Invitation>('inviteMember', await invite(admin, { email: guest.email }));
    await owner.patch(`/systems/${projectId}/members/${admin.userId}/role`, { role: 'ADMIN' });

    expect((await accept(guest, id)).status).toBe(200);
  });
});

describe('acceptInvitation', () => {
  it('adds a member with the role of the invitation, once', async () => {
    const id = await invited({ role: 'ADMIN', email: guest.email.toUpperCase() });

    const response = await accept(guest, id);

    expect(response.status).toBe(200);
    expect(await readContractResponse('acceptInvitation', response)).toEqual({ system_id: projectId });
    expect(await roleOf(guest)).toBe('ADMIN');
    expect([await mine(guest), await listed(owner)]).toEqual([[], []]);
    expect((await accept(guest, id)).status).toBe(404);
    expect((await reject(guest, id)).status).toBe(404);
  });

  it('is allowed for the invited person only', async () => {
    const id = await invited();
    const [stranger] = (await addPeople(server, 1)) as [Person];

    const responses = [];
    for (const person of [stranger, owner, contributor])
      responses.push(await accept(person, id), await reject(person, id));
    responses.push(await accept(guest, NOBODY));

    expect(responses.map(({ status }) => status)).toEqual(Array(7).fill(404));
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await mine(guest)).toHaveLength(1);
  });

  it('is possible until the last minute of 7 days', async () => {
    const id = await invited();
    await age(id, 7 * DAY_MS - 60_000);
    expect([await mine(guest), await listed(owner)].map(({ length }) => length)).toEqual([1, 1]);

    await age(id, 61_000);

    expect([await mine(guest), await listed(owner)]).toEqual([[], []]);
    expect((await accept(guest, id)).status).toBe(404);
    expect((await reject(guest, id)).status).toBe(404);
    expect((await revoke(owner, id)).status).toBe(404);
    expect(await roleOf(guest)).toBeUndefined();
  });

  it('requires a free place, and the invitation stays open until there is one', async () => {
    const { db } = server.database;
    const id = await invited();
    await db.updateTable('projects').set({ max_members_count: 3 }).where('id', '=', projectId).execute();

    const response = await accept(guest, id);
    expect(response.status).toBe(409);
    expect(await readContractResponse('acceptInvitation', response)).toMatchObject({
      detail: 'This project is full (3/3 members).',
    });

    expect((await owner.delete(`/systems/${projectId}/members/${contributor.userId}`)).status).toBe(204);
    expect((await accept(guest, id)).status).toBe(200);
  });

  it('is rejected at the limit of personal projects, but not for open source ones', async () => {
    const { db } = server.database;
    for (const name of ['Second', 'Third']) await addProject(db, guest.userId, { name });
    const id = await invited();

    const response = await accept(guest, id);
    expect(response.status).toBe(409);
    expect(await readContractResponse('acceptInvitation', response)).toMatchObject({
      detail: 'You are already a member of 3 non open source projects. Cannot accept non open source invitations.',
    });
    expect(await mine(guest)).toHaveLength(1);

    await db.updateTable('projects').set({ category: 'OPEN_SOURCE' }).where('id', '=', projectId).execute();
    expect((await accept(guest, id)).status).toBe(200);
  });

  it('lets a removed person join again by a later invitation', async () => {
    await owner.delete(`/systems/${projectId}/members/${contributor.userId}`);
    const response = await invite(owner, { email: contributor.email });
    const { id } = await readContractResponse<Invitation>('inviteMember', response);

    expect((await accept(contributor, id)).status).toBe(200);
    const { rowCount } = await server.database.pool.query('select 1 from removed_members where user_id = $1', [
      contributor.userId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('does not let a removed person join again by an earlier invitation', async () => {
    const { db } = server.database;
    await db.updateTable('users').set({ email: 'old@example.com' }).where('id', '=', contributor.userId).execute();
    const response = await invite(owner, { email: contributor.email });
    const { id } = await readContractResponse<Invitation>('inviteMember', response);
    await owner.delete(`/systems/${projectId}/members/${contributor.userId}`);
    await db.updateTable('users').set({ email: contributor.email }).where('id', '=', contributor.userId).execute();

    const refused = await accept(contributor, id);

    expect(refused.status).toBe(403);
    await readContractResponse('acceptInvitation', refused);
    expect(await roleOf(contributor)).toBeUndefined();
  });

  it('changes nothing for a member and closes the invitation', async () => {
    const { db } = server.database;
    const { id } = await readContractResponse<Invitation>(
      'inviteMember',
      await invite(owner, { email: 'new.address@example.com', role: 'ADMIN' }),
    );
    await db
      .updateTable('users')
      .set({ email: 'new.address@example.com' })
      .where('id', '=', contributor.userId)
      .execute();

    expect((await accept(contributor, id)).status).toBe(200);
    expect(await roleOf(contributor)).toBe('USER');
    expect(await listed(owner)).toEqual([]);
  });
});

describe('rejectInvitation', () => {
  it('removes the invitation from both lists, once', async () => {
    const id = await invited();

    expect((await reject(guest, id)).status).toBe(204);

    expect([await mine(guest), await listed(owner)]).toEqual([[], []]);
    for (const again of [await reject(guest, id), await accept(guest, id)]) expect(again.status).toBe(404);
    expect(await roleOf(guest)).toBeUndefined();
  });

  it('never succeeds together with a simultaneous acceptance', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await invited();
      const calls = [() => accept(guest, id), () => reject(guest, id)];

      const responses = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));

      const statuses = responses.map(({ status }) => status).sort((one, other) => one - other);
      expect(statuses).toEqual([(await roleOf(guest)) === undefined ? 204 : 200, 404]);
      await guest.post(`/systems/${projectId}/leave`);
    }
  });
});
