import { randomUUID } from 'node:crypto';
import type { FlowComment, FlowSummary, Problem } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const COMMENT = '/flowlens/flow/comment';

describe('comments', () => {
  let server: TestServer;
  let people: Record<'owner' | 'admin' | 'author' | 'contributor' | 'outsider', Person>;
  let [projectId, flowId, otherFlowId] = ['', '', ''];
  let comment: FlowComment;

  beforeAll(async () => {
    server = await openTestServer();
    const [owner, admin, author, contributor, outsider] = (await addPeople(server, 5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    people = { owner, admin, author, contributor, outsider };
    const picture = 'https://pictures.example/3.png';
    await server.database.db.updateTable('users').set({ picture }).where('id', '=', author.userId).execute();
    const members = { [admin.userId]: 'ADMIN', [author.userId]: 'USER', [contributor.userId]: 'USER' } as const;
    projectId = await addProject(server.database.db, owner.userId, { members });
    flowId = await addFlow(server.database.db, projectId);
    otherFlowId = await addFlow(server.database.db, projectId);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    comment = await create(people.author, { timestamp: 75, content: '  Button is dead\n' });
  });

  async function create(person: Person, fields: object): Promise<FlowComment> {
    const response = await person.post(COMMENT, { flow_id: flowId, ...fields });
    expect(response.status).toBe(201);
    return readContractResponse<FlowComment>('createComment', response);
  }
  const edit = (person: Person, fields: object = {}) =>
    person.patch(COMMENT, { id: comment.id, flow_id: flowId, content: 'Edited', ...fields });
  const path = (id = comment.id, flow = flowId) => `/flowlens/flow/${flow}/comment/${id}`;
  const stored = async () => {
    const response = await people.owner.get(`/flowlens/flow/${flowId}/comments`);
    return readContractResponse<FlowComment[]>('listComments', response);
  };
  const count = async () => {
    const response = await people.owner.get(`/flowlens/system/${projectId}/flows`);
    return ((await response.json()) as FlowSummary[]).find(({ id }) => id === flowId)?.comments_count;
  };

  it('can be written by any member, are trimmed, and carry the member’s name, picture and date', async () => {
    expect(comment).toEqual({
      id: comment.id,
      flow_id: flowId,
      user_id: people.author.userId,
      author_name: 'Person 3',
      author_email: people.author.email,
      author_picture: 'https://pictures.example/3.png',
      content: 'Button is dead',
      timestamp: 75,
      created_at: expect.any(String) as string,
    });
    expect(Date.now() - Date.parse(comment.created_at)).toBeLessThan(60_000);
    expect((await stored()).at(-1)).toEqual(comment);
    const before = (await count()) ?? 0;
    for (const person of [people.owner, people.admin, people.contributor])
      expect(await create(person, { timestamp: 0, content: 'x' })).toMatchObject({ user_id: person.userId });
    expect(await count()).toBe(before + 3);
  });

  it.each([
    ['only blanks', { content: ' \n\u3000' }],
    ['no content', { content: undefined }],
    ['5001 characters', { content: 'x'.repeat(5_001) }],
    ['half a second', { timestamp: 1.5 }],
    ['a time before the start', { timestamp: -1 }],
    ['a time as text', { timestamp: '75' }],
    ['no time', { timestamp: undefined }],
    ['a forged author', { user_id: randomUUID() }],
    ['a forged address', { author_email: 'owner@example.com' }],
    ['a flow that is not an id', { flow_id: 'x' }],
  ])('cannot be created from %s', async (_what, fields) => {
    const before = await stored();
    const body = { flow_id: flowId, timestamp: 1, content: 'Fine', ...fields };
    const response = await people.author.post(COMMENT, body);

    expect(response.status).toBe(422);
    await readContractResponse('createComment', response);
    expect(await stored()).toEqual(before);
  });

  it('can have 5000 characters of any number of bytes', async () => {
    expect((await create(people.author, { timestamp: 86_400, content: '💥'.repeat(5_000) })).timestamp).toBe(86_400);
  });

  it('are hidden from outsiders', async () => {
    const { outsider } = people;
    const responses = await Promise.all([
      ...[flowId, randomUUID()].map((flow_id) => outsider.post(COMMENT, { flow_id, timestamp: 1, content: 'x' })),
      edit(outsider),
      outsider.delete(path()),
    ]);

    for (const response of responses) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: 'There is no such flow.' });
    }
    expect((await fetch(`${server.url}${COMMENT}`, { method: 'POST' })).status).toBe(401);
  });

  it('are limited to 1000 per flow, even if the last two are simultaneous', async () => {
    const { db } = server.database;
    const fullId = await addFlow(db, projectId);
    await sql`
      insert into comments (flow_id, user_id, author_email, content, timestamp_seconds)
      select ${fullId}, ${people.author.userId}, 'author@example.com', 'x', 1 from generate_series(1, 999)`.execute(db);
    const comments = await Promise.all(
      [1, 2].map((timestamp) => people.author.post(COMMENT, { flow_id: fullId, timestamp, content: 'The last' })),
    );

    expect(comments.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = comments.find(({ status }) => status === 409)!;
    expect(await readContractResponse<Problem>('createComment', refused)).toMatchObject({
      detail: 'This flow has 1000 comments. No more can be added.',
    });
    const [last] = await readContractResponse<FlowComment[]>(
      'listComments',
      await people.author.get(`/flowlens/flow/${fullId}/comments`),
    );
    expect((await people.author.delete(path(last!.id, fullId))).status).toBe(204);
    expect(await create(people.author, { flow_id: fullId, timestamp: 1, content: 'x' })).toBeDefined();
  });

  it('can be edited by their author only', async () => {
    for (const person of [people.owner, people.admin, people.contributor]) {
      const refusal = await edit(person);
      expect(refusal.status).toBe(403);
      await readContractResponse<Problem>('updateComment', refusal);
    }
    expect((await stored()).at(-1)).toEqual(comment);

    const edited = await readContractResponse<FlowComment>(
      'updateComment',
      await edit(people.author, { content: ' New ' }),
    );
    expect(edited).toEqual({ ...comment, content: 'New' });
    expect(await (await edit(people.author, { content: 'New', timestamp: 3 })).json()).toEqual({
      ...edited,
      timestamp: 3,
    });
    expect((await edit(people.author, { content: 'New', timestamp: 3 })).status).toBe(200);
    expect((await stored()).at(-1)).toEqual({ ...edited, timestamp: 3 });
    expect((await edit(people.author, { content: '  ' })).status).toBe(422);
  });

  it('are found only under their own flow', async () => {
    const responses = [
      await edit(people.author, { flow_id: otherFlowId }),
      await edit(people.author, { id: randomUUID() }),
      await people.author.delete(path(comment.id, otherFlowId)),
      await people.author.delete(path(randomUUID())),
    ];

    for (const response of responses) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: 'There is no such comment.' });
    }
    expect((await stored()).at(-1)).toEqual(comment);
  });

  it.each([
    ['their author', 'author', 204],
    ['the creator of the project', 'owner', 204],
    ['an admin', 'admin', 403],
    ['another contributor', 'contributor', 403],
  ] as const)('are deleted by %s: %s %i', async (_who, name, status) => {
    const before = (await count()) ?? 0;
    const response = await people[name].delete(path());

    expect(response.status).toBe(status);
    expect(await count()).toBe(status === 204 ? before - 1 : before);
    expect((await stored()).some(({ id }) => id === comment.id)).toBe(status !== 204);
    if (status === 204) expect((await people[name].delete(path())).status).toBe(404);
  });

  it('cannot be changed by an author who has left the project', async () => {
    const { db } = server.database;
    const { contributor } = people;
    const { id } = await create(contributor, { timestamp: 1, content: 'Mine' });
    const membership = { project_id: projectId, user_id: contributor.userId };
    await db
      .deleteFrom('members')
      .where('project_id', '=', projectId)
      .where('user_id', '=', contributor.userId)
      .execute();

    expect((await contributor.patch(COMMENT, { id, flow_id: flowId, content: 'New' })).status).toBe(404);
    expect((await contributor.delete(path(id))).status).toBe(404);
    await db.insertInto('members').values(membership).execute();
  });

  it('are counted correctly when many are created and deleted at once', async () => {
    const before = (await count()) ?? 0;
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, at) => create(people.author, { timestamp: at, content: `${at}` })),
    );
    const gone = await Promise.all(
      made.slice(0, 10).flatMap(({ id }) => [1, 2].map(() => people.author.delete(path(id)))),
    );

    expect(gone.filter(({ status }) => status === 204)).toHaveLength(10);
    expect(gone.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(await count()).toBe(before + 20);
  });
});
