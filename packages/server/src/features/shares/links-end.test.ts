import type { CreatedShareLink, Project, ProjectShareLink, InvitationLink } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

let server: TestServer;
let [owner, admin, member, outsider] = [] as unknown as [Person, Person, Person, Person];
let [projectId, flowId, elsewhere, flowElsewhere] = ['', '', '', ''];
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  [owner, admin, member, outsider] = (await addPeople(server, 4)) as [Person, Person, Person, Person];
  const members = { [admin.userId]: 'ADMIN', [member.userId]: 'USER' } as const;
  projectId = await addProject(db, owner.userId, { members });
  elsewhere = await addProject(db, owner.userId, { members, name: 'Elsewhere' });
  flowId = await addFlow(db, projectId, { title: 'Pay answers 500', reporterId: member.userId });
  flowElsewhere = await addFlow(db, elsewhere);
});

async function share(person: Person, flow = flowId): Promise<CreatedShareLink> {
  return readContractResponse('createShareLink', await person.post(`/flowlens/flow/${flow}/share`));
}
const view = async ({ share_url }: CreatedShareLink) =>
  (await fetch(`${server.url}/flowlens/shared/${share_url.split('/').at(-1)}`)).status;
const views = (links: CreatedShareLink[]) => Promise.all(links.map(view));

describe('public links created by a member', () => {
  it.each([
    ['is removed', () => admin.delete(`/systems/${projectId}/members/${member.userId}`)],
    ['leaves', () => member.post(`/systems/${projectId}/leave`)],
  ])('end in the project, and only there, when the member %s', async (_how, end) => {
    const links = [await share(member), await share(owner), await share(member, flowElsewhere)];
    expect(await views(links)).toEqual([200, 200, 200]);

    expect((await end()).status).toBe(204);

    expect(await views(links)).toEqual([401, 200, 200]);
  });

  it('stay valid when an admin becomes a contributor', async () => {
    const link = await share(admin);

    await owner.patch(`/systems/${projectId}/members/${admin.userId}/role`, { role: 'USER' });

    expect(await view(link)).toBe(200);
  });

  it('end even if they are created while the member is being removed', async () => {
    const make = () => member.post(`/flowlens/flow/${flowId}/share`);
    await Promise.all([make(), make(), admin.delete(`/systems/${projectId}/members/${member.userId}`), make(), make()]);

    const live = await server.database.db
      .selectFrom('share_links')
      .select('id')
      .where('flow_id', '=', flowId)
      .where('revoked_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  });
});

describe('public links of a flow', () => {
  it('end when the flow moves to another project', async () => {
    const links = [await share(member), await share(owner), await share(owner, flowElsewhere)];

    const response = await member.patch(`/flowlens/flow/${flowId}`, { system_id: elsewhere });

    expect(response.status).toBe(200);
    expect(await views(links)).toEqual([401, 401, 200]);
    expect(await (await owner.get(`/flowlens/flow/${flowId}/shares`)).json()).toEqual([]);
    expect(await view(await share(member))).toBe(200);
  });

  it('stay valid when the flow keeps its project or a move is rejected', async () => {
    const link = await share(member);

    await member.patch(`/flowlens/flow/${flowId}`, { title: 'Other', system_id: projectId });
    await member.patch(`/flowlens/flow/${flowId}`, { system_id: elsewhere, tag_ids: [flowId] });
    await outsider.patch(`/flowlens/flow/${flowId}`, { system_id: elsewhere });

    expect(await view(link)).toBe(200);
  });
});

describe('the public links of a project', () => {
  const ask = (person: Person, query = '') => person.get(`/systems/${projectId}/shares${query}`);
  const list = async (query?: string) =>
    readContractResponse<ProjectShareLink[]>('listProjectShareLinks', await ask(owner, query));
  const revokeAll = (person: Person) => person.delete(`/systems/${projectId}/shares`);

  it('are listed newest first with flow, creator and times', async () => {
    const [first, second] = [await share(member), await share(owner)];
    await share(owner, flowElsewhere);

    expect(await list()).toEqual([
      {
        id: second.id,
        flow_id: flowId,
        flow_title: 'Pay answers 500',
        created_by: 'Person 1',
        created_at: expect.any(String) as string,
        expires_at: second.expires_at,
        hits: 0,
        last_used_at: null,
      },
      expect.objectContaining({ id: first.id, created_by: 'Person 3' }),
    ]);
  });

  it('show how often and when each was last opened', async () => {
    const [opened, unopened] = [await share(member), await share(member)];
    await view(opened);
    await view(opened);

    const links = await list();

    expect(links.map(({ id }) => id)).toEqual([unopened.id, opened.id]);
    expect(links.map(({ hits }) => hits)).toEqual([0, 2]);
    expect(links[0]?.last_used_at).toBeNull();
    expect(Date.parse(links[1]?.last_used_at ?? '')).toBeGreaterThanOrEqual(Date.parse(links[1]?.created_at ?? ''));
  });

  it('are not listed after they were revoked or have expired', async () => {
    const [revoked, expired] = [await share(member), await share(member)];
    await member.delete(`/flowlens/flow/${flowId}/share/${revoked.id}`);
    await server.database.db
      .updateTable('share_links')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', expired.id)
      .execute();

    expect(await list()).toEqual([]);
  });

  it('are returned in pages', async () => {
    const links = [];
    for (let count = 0; count < 5; count += 1) links.push((await share(member)).id);
    const seen: string[] = [];
    let address: string | undefined = `/systems/${projectId}/shares?limit=2`;
    while (address !== undefined) {
      const response: Response = await owner.get(address);
      const page = await readContractResponse<ProjectShareLink[]>('listProjectShareLinks', response);
      expect(page.length).toBeLessThanOrEqual(2);
      seen.push(...page.map(({ id }) => id));
      address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }

    expect(seen).toEqual(links.toReversed());
    expect((await ask(owner, '?cursor=nonsense')).status).toBe(422);
  });

  it('can all be revoked at once, and later ones work', async () => {
    const links = [await share(member), await share(owner), await share(owner, flowElsewhere)];

    expect((await revokeAll(admin)).status).toBe(204);

    expect(await views(links)).toEqual([401, 401, 200]);
    expect(await list()).toEqual([]);
    expect(await view(await share(member))).toBe(200);
    expect((await revokeAll(owner)).status).toBe(204);
    expect((await revokeAll(owner)).status).toBe(204);
  });

  it('can be listed and revoked by owner and admins only', async () => {
    const link = await share(member);

    for (const call of [ask, revokeAll]) {
      expect((await call(member)).status).toBe(403);
      expect((await call(outsider)).status).toBe(404);
    }
    expect((await ask(admin)).status).toBe(200);
    expect(await view(link)).toBe(200);
  });
});

describe('the invitation links of a project', () => {
  const list = async (person = owner) =>
    readContractResponse<InvitationLink[]>(
      'listPublicInvitations',
      await person.get(`/systems/${projectId}/public-invitations`),
    );
  const make = async (person = owner) =>
    (
      (await (await person.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 3 })).json()) as {
        id: string;
      }
    ).id;
  const revoke = (person: Person, id: string, project = projectId) =>
    person.delete(`/systems/${project}/public-invitation/${id}`);
  const join = (person: Person, invitation_id: string) =>
    person.post('/systems/join', { system_id: projectId, invitation_id });

  it('are listed newest first with creator and number of joins', async () => {
    const [first, second] = [await make(), await make(admin)];
    await join(outsider, first);

    expect(await list(admin)).toEqual([
      expect.objectContaining({ id: second, created_by: 'Person 2', joins_count: 0, max_joins_count: 3 }),
      expect.objectContaining({ id: first, created_by: 'Person 1', joins_count: 1, max_joins_count: 3 }),
    ]);
  });

  it('can be revoked once, and admit nobody afterwards', async () => {
    const [revoked, kept] = [await make(), await make()];

    expect((await revoke(admin, revoked)).status).toBe(204);

    expect((await list()).map(({ id }) => id)).toEqual([kept]);
    expect((await join(outsider, revoked)).status).toBe(404);
    expect((await revoke(admin, revoked)).status).toBe(404);
    expect((await join(outsider, kept)).status).toBe(200);
  });

  it('can be listed and revoked by owner and admins of the project only', async () => {
    const id = await make();
    const lists = async (person: Person) => (await person.get(`/systems/${projectId}/public-invitations`)).status;

    expect([await lists(member), await lists(outsider)]).toEqual([403, 404]);
    expect((await revoke(member, id)).status).toBe(403);
    expect((await revoke(outsider, id)).status).toBe(404);
    expect((await revoke(owner, id, elsewhere)).status).toBe(404);
    expect((await list()).map((link) => link.id)).toEqual([id]);
  });

  it('include the link for viewers of an open-source project', async () => {
    await server.database.db
      .updateTable('projects')
      .set({ category: 'OPEN_SOURCE' })
      .where('id', '=', projectId)
      .execute();
    const link = await share(owner);
    await fetch(`${server.url}/flowlens/shared/invitation/${link.share_url.split('/').at(-1)}`);

    expect(await list()).toEqual([expect.objectContaining({ created_by: null })]);
    expect(((await (await owner.get(`/systems/${projectId}`)).json()) as Project).category).toBe('OPEN_SOURCE');
  });
});
