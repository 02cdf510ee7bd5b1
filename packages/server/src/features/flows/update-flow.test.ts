import { randomUUID } from 'node:crypto';
import type { Flow, Problem, Tag } from '@flowlens/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { restoreTag } from '../tags/restore-tag.js';

describe('updateFlow', () => {
  let server: TestServer;
  let people = [] as unknown as [Person, Person, Person, Person, Person];
  let [owner, admin, reporter, contributor, outsider] = people;
  let [projectId, otherId, foreignId, flowId] = ['', '', '', ''];

  beforeAll(async () => {
    server = await openTestServer();
    people = (await addPeople(server, 5)) as typeof people;
    [owner, admin, reporter, contributor, outsider] = people;
    const { db } = server.database;
    const members = { [admin.userId]: 'ADMIN', [reporter.userId]: 'USER', [contributor.userId]: 'USER' } as const;
    projectId = await addProject(db, owner.userId, { members });
    otherId = await addProject(db, outsider.userId, {
      name: 'Other',
      members: { [owner.userId]: 'USER', [reporter.userId]: 'USER', [contributor.userId]: 'USER' },
    });
    foreignId = await addProject(db, outsider.userId, { name: 'Foreign' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    flowId = await addFlow(server.database.db, projectId, { reporterId: reporter.userId, tags: ['pay', 'cart'] });
  });

  const patch = (person: Person, changes: object, id = flowId) => person.patch(`/flowlens/flow/${id}`, changes);
  async function patched(person: Person, changes: object): Promise<Flow> {
    const response = await patch(person, changes);
    expect(response.status).toBe(200);
    return readContractResponse<Flow>('updateFlow', response);
  }
  async function refusal(person: Person, changes: object, id = flowId): Promise<Problem> {
    const before = await snapshot();
    const problem = await readContractResponse<Problem>('updateFlow', await patch(person, changes, id));
    expect(await snapshot()).toEqual(before);
    return problem;
  }
  const snapshot = async () => await server.database.db.selectFrom('flows').selectAll().orderBy('id').execute();
  async function tagIn(project: string, title: string): Promise<string> {
    const row = { project_id: project, title };
    const { id } = await server.database.db.insertInto('tags').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  }
  /** Deletes the tag, and returns a function that restores it. */
  async function deletePay(): Promise<() => Promise<void>> {
    const { db } = server.database;
    const ofProject = db.selectFrom('tags').select('id').where('project_id', '=', projectId);
    const { id } = await ofProject.where('title', '=', 'pay').executeTakeFirstOrThrow();
    expect((await owner.delete(`/flowlens/tag/${id}`)).status).toBe(204);
    return async () => expect(await restoreTag(db, id)).toBe('restored');
  }
  const titles = (flow: Flow) => flow.tags.map(({ title }) => title);

  it.each([
    ['the owner', () => owner],
    ['an admin', () => admin],
    ['its reporter', () => reporter],
  ])('changes what %s sends, and nothing else', async (_who, person) => {
    const title = await patched(person(), { title: '💥'.repeat(51) });
    expect(title).toMatchObject({ title: '💥'.repeat(51), description: '', system_id: projectId, can_edit: true });
    expect(titles(title)).toEqual(['cart', 'pay']);

    const description = await patched(person(), { description: 'é'.repeat(201) });
    expect(description).toMatchObject({ title: '💥'.repeat(51), description: 'é'.repeat(201) });
    expect(await readContractResponse('getFlow', await owner.get(`/flowlens/flow/${flowId}`))).toMatchObject({
      title: '💥'.repeat(51),
      description: 'é'.repeat(201),
    });
  });

  it('trims texts as the recorder does', async () => {
    const changes = { title: '  Padded ', description: ' Twice\n' };

    expect(await patched(reporter, changes)).toMatchObject({ title: 'Padded', description: 'Twice' });
  });

  it('accepts the same change twice', async () => {
    const changes = { title: 'Same', description: 'Same', system_id: projectId.toUpperCase(), tag_ids: [] };
    const first = await patched(reporter, changes);

    expect(await patched(reporter, changes)).toEqual(first);
    expect(first).toMatchObject({ title: 'Same', system_id: projectId, tags: [] });
  });

  it.each([
    ['another contributor', () => contributor, 403, 'You do not have permission to do this.'],
    ['an outsider', () => outsider, 404, 'There is no such flow.'],
  ])('refuses %s', async (_who, person, status, detail) => {
    expect(await refusal(person(), { title: 'Mine' })).toMatchObject({ status, detail });
  });

  it('returns 404 for a flow that does not exist', async () => {
    expect(await refusal(owner, { title: 'Mine' }, randomUUID())).toMatchObject({ status: 404 });
  });

  it('identifies the reporter by user id, else by e-mail, and never by name', async () => {
    const { db } = server.database;
    const of = (reporterId: string | undefined, reporterEmail: string) =>
      addFlow(db, projectId, { ...(reporterId && { reporterId }), reporterEmail, reporterName: contributor.email });
    const [byMail, byName, bySomeoneElse] = await Promise.all([
      of(undefined, contributor.email.toUpperCase()),
      of(undefined, 'nobody@example.com'),
      of(reporter.userId, contributor.email),
    ]);

    expect((await patch(contributor, { title: 'Mine' }, byMail)).status).toBe(200);
    expect((await patch(contributor, { title: 'Mine' }, byName)).status).toBe(403);
    expect((await patch(contributor, { title: 'Mine' }, bySomeoneElse)).status).toBe(403);
  });

  it.each([
    ['no change at all', {}],
    ['a blank title', { title: ' \n' }],
    ['a title of 52 characters', { title: 'x'.repeat(52) }],
    ['a description of 202 characters', { description: 'x'.repeat(202) }],
    ['an unknown field', { reporter: 'Me' }],
    ['a title that is a number', { title: 1 }],
    ['a tag that is not an id', { tag_ids: ['pay'] }],
    ['a project that is not an id', { system_id: 'shop' }],
    ['an id with a prefix', { system_id: `urn:uuid:${randomUUID()}` }],
    ['a NUL character', { title: 'a\0' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await refusal(owner, changes)).toMatchObject({ status: 422, errors: [{}] });
  });

  it('replaces the tags by the given ones', async () => {
    const [one, two] = await Promise.all([tagIn(projectId, 'one'), tagIn(projectId, 'two')]);

    expect(titles(await patched(reporter, { tag_ids: [one.toUpperCase(), two] }))).toEqual(['one', 'two']);
    expect(titles(await patched(reporter, { tag_ids: [two] }))).toEqual(['two']);
    expect(titles(await patched(reporter, { tag_ids: [] }))).toEqual([]);
  });

  it('reports tags that do not belong to the project', async () => {
    const [good, foreign, deleted] = await Promise.all(
      ['good', 'foreign', 'deleted'].map((title) => tagIn(title === 'foreign' ? otherId : projectId, title)),
    );
    await owner.delete(`/flowlens/tag/${deleted}`);
    const problem = await refusal(reporter, { title: 'New', tag_ids: [good, foreign, deleted, randomUUID()] });

    expect(problem.status).toBe(422);
    expect(problem.errors?.map(({ path }) => path)).toEqual([1, 2, 3].map((at) => `/body/tag_ids/${at}`));
  });

  it('moves the flow to another project of the mover, without the tags of the old one', async () => {
    const tagId = await tagIn(otherId, 'moved');
    expect(await patched(reporter, { system_id: otherId, title: 'Moved', tag_ids: [tagId] })).toMatchObject({
      system_id: otherId,
      title: 'Moved',
      tags: [{ title: 'moved', system_id: otherId }],
    });

    expect(await patched(reporter, { system_id: projectId })).toMatchObject({ system_id: projectId, tags: [] });
    expect((await admin.get(`/flowlens/flow/${flowId}`)).status).toBe(200);
  });

  it('does not restore a deleted tag in another project', async () => {
    const restore = await deletePay();
    await patched(reporter, { system_id: otherId });
    await restore();

    expect((await patched(reporter, { title: 'Moved' })).tags).toEqual([]);
  });

  it('keeps a deleted tag when the other tags change', async () => {
    const restore = await deletePay();
    expect(titles(await patched(reporter, { tag_ids: [] }))).toEqual([]);
    await restore();

    expect(titles(await patched(reporter, { title: 'Again' }))).toEqual(['pay']);
  });

  it('does not move a flow to a project the caller does not belong to', async () => {
    expect(await refusal(owner, { system_id: foreignId })).toMatchObject({
      status: 404,
      detail: 'There is no such project.',
    });
    expect(await refusal(owner, { system_id: randomUUID() })).toMatchObject({ status: 404 });
    // An admin here, and a non-member there.
    expect(await refusal(admin, { system_id: otherId })).toMatchObject({ status: 404 });
  });

  it('rejects a move by a contributor who did not report the flow', async () => {
    expect(await refusal(contributor, { system_id: otherId })).toMatchObject({ status: 403 });
  });

  it('applies a move with all other changes or not at all', async () => {
    const tagId = await tagIn(projectId, 'stays');
    const problem = await refusal(reporter, { system_id: otherId, title: 'Half', tag_ids: [tagId] });

    expect(problem).toMatchObject({ status: 422, errors: [{ path: '/body/tag_ids/0' }] });
  });

  it('leaves a flow in one project after many simultaneous moves while its tags change', async () => {
    const { db } = server.database;
    const ids = [flowId, await addFlow(db, otherId, { reporterId: reporter.userId })];
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        const id = ids[at % 2] ?? '';
        if (at % 5 === 0) return owner.post('/flowlens/tag', { system_id: projectId, title: `t${at}` });
        if (at % 5 === 1) return owner.post('/flowlens/flow/comment', { flow_id: id, timestamp: 1, content: 'x' });
        return patch(reporter, { system_id: at % 3 === 0 ? projectId : otherId }, id);
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));

    const { tags } = (await (await owner.get(`/flowlens/tags?system_id=${projectId}`)).json()) as { tags: Tag[] };
    const tag_ids = tags.slice(0, 3).map(({ id }) => id);
    const mixed = await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => patch(reporter, { system_id: at % 2 ? projectId : otherId })),
      ...Array.from({ length: 20 }, () => patch(reporter, { system_id: projectId, tag_ids })),
      ...tag_ids.map((id) => owner.delete(`/flowlens/tag/${id}`)),
    ]);
    for (const { status } of mixed) expect([200, 204, 422]).toContain(status);
    const { rows } = await server.database.pool.query(
      'select 1 from flow_tags join flows on flows.id = flow_id join tags on tags.id = tag_id where tags.project_id <> flows.project_id',
    );
    expect(rows).toEqual([]);
  });
});
