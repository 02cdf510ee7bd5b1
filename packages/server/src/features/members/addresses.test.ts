import type { Flow, FlowComment, FlowSummary, Member, MyInvitation } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe.each(['OPEN_SOURCE', 'PERSONAL'] as const)('e-mail addresses in a project that is %s', (category) => {
  let server: TestServer;
  let people: Record<'owner' | 'admin' | 'contributor' | 'nameless' | 'guest', Person>;
  let [projectId, flowId] = ['', ''];

  beforeAll(async () => {
    server = await openTestServer();
    const [owner, admin, contributor, nameless, guest] = (await addPeople(server, 5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    people = { owner, admin, contributor, nameless, guest };
    const { db } = server.database;
    await db.updateTable('users').set({ picture: 'https://pictures.example/face.png' }).execute();
    await db.updateTable('users').set({ name: nameless.email }).where('id', '=', nameless.userId).execute();
    const members = { [admin.userId]: 'ADMIN', [contributor.userId]: 'USER', [nameless.userId]: 'USER' } as const;
    projectId = await addProject(db, owner.userId, { members });
    await db.updateTable('projects').set({ category }).where('id', '=', projectId).execute();
    flowId = await addFlow(db, projectId, {
      reporterId: nameless.userId,
      reporterName: nameless.email,
      reporterEmail: nameless.email,
      comments: [
        { userId: owner.userId, email: owner.email, content: 'Seen', seconds: 1 },
        { userId: contributor.userId, email: contributor.email, content: 'Seen too', seconds: 2 },
        { userId: nameless.userId, email: nameless.email, content: 'Mine', seconds: 3 },
      ],
    });
    await owner.post(`/systems/${projectId}/invite`, { email: guest.email, role: 'USER' });
  });
  afterAll(() => server.close());

  /** Returns everything that a member can read about the project and its flow. */
  async function readings(person: Person) {
    const responses = {
      listMembers: await person.get(`/systems/${projectId}/members`),
      getFlow: await person.get(`/flowlens/flow/${flowId}`),
      listComments: await person.get(`/flowlens/flow/${flowId}/comments`),
      listSystemFlows: await person.get(`/flowlens/system/${projectId}/flows`),
      listFlows: await person.get('/flowlens/flows'),
    };
    return {
      members: await readContractResponse<Member[]>('listMembers', responses.listMembers),
      flow: await readContractResponse<Flow>('getFlow', responses.getFlow),
      comments: await readContractResponse<FlowComment[]>('listComments', responses.listComments),
      listed: await readContractResponse<FlowSummary[]>('listSystemFlows', responses.listSystemFlows),
      everywhere: await readContractResponse<FlowSummary[]>('listFlows', responses.listFlows),
    };
  }
  const addressesIn = (read: unknown) => [...new Set(JSON.stringify(read).match(/[\w.+-]+@[\w.-]+/g))].toSorted();
  const all = () => [people.owner, people.admin, people.contributor, people.nameless].map(({ email }) => email);

  it.each(['owner', 'admin'] as const)('are shown to the %s', async (name) => {
    expect(addressesIn(await readings(people[name]))).toEqual(all().toSorted());
  });

  it.each(['contributor', 'nameless'] as const)('are shown to the %s as the category allows', async (name) => {
    const read = await readings(people[name]);

    expect(addressesIn(read)).toEqual(category === 'OPEN_SOURCE' ? [people[name].email] : all().toSorted());
    expect(read.members).toHaveLength(4);
    expect(read.members.every(({ username }) => username !== '')).toBe(true);
    expect(read.comments.map(({ author_name: author }) => author !== '')).toEqual([true, true, true]);
    for (const { author_email, author_picture } of [...read.comments, ...read.flow.comments])
      expect(author_picture === null).toBe(author_email === null);
    expect(read.flow.can_edit).toBe(name === 'nameless');
  });

  it('are not confirmed by the filter of a list', async () => {
    const found = async (person: Person, reporter: string) => {
      const response = await person.get(`/flowlens/system/${projectId}/flows?reporter=${encodeURIComponent(reporter)}`);
      return ((await response.json()) as FlowSummary[]).length;
    };
    const { nameless, contributor, owner } = people;
    await server.database.db.updateTable('flows').set({ reporter_name: 'Nell' }).where('id', '=', flowId).execute();

    expect(await found(contributor, nameless.email)).toBe(category === 'OPEN_SOURCE' ? 0 : 1);
    expect([await found(owner, nameless.email), await found(nameless, nameless.email)]).toEqual([1, 1]);
    expect(await found(contributor, 'nell')).toBe(1);
  });

  it('are shown in an invitation as the category allows', async () => {
    const mine = await readContractResponse<{ invitations: MyInvitation[] }>(
      'listMyInvitations',
      await people.guest.get('/systems/invitations/my'),
    );

    expect(mine.invitations.map(({ invited_by_email: email }) => email)).toEqual([
      category === 'OPEN_SOURCE' ? null : people.owner.email,
    ]);
  });

  it('are always shown to their owner', async () => {
    const response = await people.contributor.post('/flowlens/flow/comment', {
      flow_id: flowId,
      timestamp: 4,
      content: 'New',
    });

    expect(await readContractResponse<FlowComment>('createComment', response)).toMatchObject({
      author_email: people.contributor.email,
    });
  });
});
