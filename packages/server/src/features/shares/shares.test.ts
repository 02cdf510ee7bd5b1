import { createHash, randomUUID } from 'node:crypto';
import type { CreatedShareLink, ShareLink } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('share links', () => {
  let server: TestServer;
  let people: Record<'owner' | 'admin' | 'reporter' | 'creator' | 'contributor' | 'outsider', Person>;
  let [projectId, flowId] = ['', ''];

  beforeAll(async () => {
    server = await openTestServer({ env: { PUBLIC_URL: 'http://localhost:4600' } });
    const [owner, admin, reporter, creator, contributor, outsider] = (await addPeople(server, 6)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    people = { owner, admin, reporter, creator, contributor, outsider };
    projectId = await addProject(server.database.db, owner.userId, {
      members: {
        [admin.userId]: 'ADMIN',
        [reporter.userId]: 'USER',
        [creator.userId]: 'USER',
        [contributor.userId]: 'USER',
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    flowId = await addFlow(server.database.db, projectId, { reporterId: people.reporter.userId });
  });

  async function create(person = people.creator): Promise<CreatedShareLink> {
    const response = await person.post(`/flowlens/flow/${flowId}/share`);
    expect(response.status).toBe(201);
    return readContractResponse<CreatedShareLink>('createShareLink', response);
  }
  const list = async (person: Person) =>
    readContractResponse<ShareLink[]>('listShareLinks', await person.get(`/flowlens/flow/${flowId}/shares`));
  const revoke = (person: Person, id: string, flow = flowId) => person.delete(`/flowlens/flow/${flow}/share/${id}`);
  const tokenOf = ({ share_url }: CreatedShareLink) => share_url.split('/').at(-1) ?? '';
  const view = async (link: CreatedShareLink) => (await fetch(`${server.url}/flowlens/shared/${tokenOf(link)}`)).status;

  it('can be created by any member, are unique, and last a year', async () => {
    const links = [];
    for (const person of [people.owner, people.admin, people.contributor, people.creator, people.creator])
      links.push(await create(person));

    expect(new Set(links.map(tokenOf)).size).toBe(5);
    for (const link of links) {
      expect(link.share_url).toMatch(/^http:\/\/localhost:4600\/shared\/flow\/fl_sh_[\w-]{49}$/);
      expect(await view(link)).toBe(200);
    }
    const { created_at = '', expires_at = '' } = (await list(people.creator))[0] ?? {};
    const end = new Date(created_at);
    end.setUTCFullYear(end.getUTCFullYear() + 1);
    // A year after 29 February is 28 February, not 1 March as in JavaScript.
    if (end.getUTCMonth() !== new Date(created_at).getUTCMonth()) end.setUTCDate(0);
    expect(expires_at).toBe(end.toISOString());
  });

  it('count views of their flow and record the last one', async () => {
    const [link, other] = [await create(), await create()];
    const uses = async () =>
      (await list(people.creator)).map(({ id, hits, last_used_at }) => [id === link.id, hits, last_used_at !== null]);

    await Promise.all(Array.from({ length: 5 }, () => view(link)));

    expect(await uses()).toEqual([
      [false, 0, false],
      [true, 5, true],
    ]);
    expect(await view(other)).toBe(200);
    expect(await uses()).toEqual([
      [false, 1, true],
      [true, 5, true],
    ]);
  });

  it('do not count a viewer who keeps the page open as another view', async () => {
    const link = await create();
    await view(link);
    await server.database.pool.query('update share_links set last_used_at = null where id = $1', [link.id]);

    expect((await fetch(`${server.url}/flowlens/shared/${tokenOf(link)}?refresh=true`)).status).toBe(200);

    expect(await list(people.creator)).toMatchObject([{ hits: 1, last_used_at: expect.any(String) as string }]);
  });

  it('are kept as a hash', async () => {
    const token = tokenOf(await create());
    const { rows } = await server.database.pool.query<{ token_hash: Buffer; row: string }>(
      'select token_hash, to_jsonb(share_links)::text as row from share_links where flow_id = $1',
      [flowId],
    );

    expect(rows[0]?.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
    expect(rows[0]?.row).not.toContain(token.slice(6, 20));
    expect(await (await people.owner.get(`/flowlens/flow/${flowId}/shares`)).text()).not.toContain(token.slice(6, 20));
  });

  it('are listed newest first, with their creator and whether the caller may revoke them', async () => {
    const [first, second] = [await create(people.creator), await create(people.contributor)];
    const may = async (person: Person) => (await list(person)).map(({ can_revoke }) => can_revoke);

    expect((await list(people.contributor)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list(people.contributor)).map(({ created_by }) => created_by)).toEqual(['Person 5', 'Person 4']);
    for (const person of [people.owner, people.admin, people.reporter]) expect(await may(person)).toEqual([true, true]);
    expect(await may(people.creator)).toEqual([false, true]);
    expect(await may(people.contributor)).toEqual([true, false]);
  });

  it('show their creator’s IP address only to the creator, and the kind of session to every member', async () => {
    const path = `/flowlens/flow/${flowId}/share`;
    await people.creator.post(path, undefined, { cookie: people.creator.cookie });
    const seenBy = async (person: Person) =>
      (await list(person)).map(({ created_from, session_kind }) => [created_from, session_kind]);

    expect(await seenBy(people.creator)).toEqual([['127.0.0.1', 'cookie']]);
    expect(await seenBy(people.owner)).toEqual([[null, 'cookie']]);
  });

  it.each(['creator', 'reporter', 'admin', 'owner'] as const)('are revoked by the %s, once', async (name) => {
    const [link, other] = [await create(), await create()];

    expect((await revoke(people[name], link.id)).status).toBe(204);
    expect([await view(link), await view(other)]).toEqual([401, 200]);
    expect((await list(people[name])).map(({ id }) => id)).toEqual([other.id]);
    const again = await revoke(people[name], link.id);
    expect(again.status).toBe(404);
    expect(await readContractResponse('revokeShareLink', again)).toMatchObject({ detail: 'There is no such link.' });
  });

  it('cannot be revoked by another contributor, an outsider, or through another flow', async () => {
    const link = await create();
    const elsewhere = await addFlow(server.database.db, projectId);

    expect((await revoke(people.contributor, link.id)).status).toBe(403);
    expect((await revoke(people.outsider, link.id)).status).toBe(404);
    expect((await revoke(people.owner, link.id, elsewhere)).status).toBe(404);
    expect((await revoke(people.owner, randomUUID())).status).toBe(404);
    expect((await revoke(people.owner, 'x')).status).toBe(422);
    expect(await view(link)).toBe(200);
  });

  it('are hidden from outsiders', async () => {
    const { outsider } = people;
    for (const call of [
      (id: string) => outsider.post(`/flowlens/flow/${id}/share`),
      (id: string) => outsider.get(`/flowlens/flow/${id}/shares`),
    ]) {
      const [real, invented] = [await call(flowId), await call(randomUUID())];
      expect([real.status, invented.status]).toEqual([404, 404]);
      expect(await real.json()).toEqual(await invented.json());
      expect((await call('x')).status).toBe(422);
    }
    expect((await fetch(`${server.url}/flowlens/flow/${flowId}/shares`)).status).toBe(401);
    expect((await fetch(`${server.url}/flowlens/flow/${flowId}/share`, { method: 'POST' })).status).toBe(401);
  });

  it('expire after a year', async () => {
    const link = await create();
    const endsIn = (time: string) =>
      server.database.db
        .updateTable('share_links')
        .set({ expires_at: sql<Date>`now() + ${time}::interval` })
        .where('id', '=', link.id)
        .execute();

    await endsIn('1 minute');
    expect(await view(link)).toBe(200);
    await endsIn('-1 second');
    expect(await view(link)).toBe(401);
    expect(await list(people.owner)).toEqual([]);
    expect((await revoke(people.owner, link.id)).status).toBe(404);
  });
});
