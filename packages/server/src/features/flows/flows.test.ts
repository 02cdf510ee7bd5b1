import { randomUUID } from 'node:crypto';
import { foldForSearch } from '@flowlens/core';
import type { Flow, FlowComment, FlowSummary, Recording, RecordingStatus, Tag } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { restoreTag } from '../tags/restore-tag.js';

const VIDEO = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom', 'latin1'), Buffer.alloc(100, 7)]);

describe('flows', () => {
  let server: TestServer;
  let [owner, admin, contributor, outsider] = [] as unknown as [Person, Person, Person, Person];
  let projectId = '';
  let flowId = '';

  beforeAll(async () => {
    server = await openTestServer();
    const emails = ['owner@example.com', 'admin@example.com', 'contributor@example.com', 'outsider@example.com'];
    const people = await Promise.all(emails.map((email) => aPerson(server.url, email)));
    [owner, admin, contributor, outsider] = people as [Person, Person, Person, Person];
    const { db } = server.database;
    projectId = await addProject(db, owner.userId, {
      members: { [admin.userId]: 'ADMIN', [contributor.userId]: 'USER' },
    });
    flowId = await addFlow(db, projectId, {
      title: 'Checkout answers 500',
      description: 'Pay, and nothing happens.',
      reporterId: contributor.userId,
      reporterName: 'Carla Contributor',
      reporterEmail: 'contributor@example.com',
      createdAt: new Date('2026-03-02T09:15:00.123Z'),
      tags: ['pay', 'Checkout'],
      comments: [
        { userId: owner.userId, email: 'owner@example.com', content: 'Button is dead', seconds: 75 },
        { userId: admin.userId, email: 'admin@example.com', content: 'Seen too', seconds: 3 },
      ],
      videoKey: await storeBlob(db, openStorage(server), VIDEO),
    });
    await addFlow(db, projectId, {
      title: 'Cart forgets 100% of its_items',
      createdAt: new Date('2026-03-01T08:00:00Z'),
      tags: ['Cart'],
    });
    await addFlow(db, projectId, {
      title: 'Search is slow',
      description: 'In the SHOP window',
      createdAt: new Date('2026-03-03T08:00:00Z'),
    });
  });
  afterAll(() => server.close());

  async function titles(person: Person, path: string): Promise<string[]> {
    const operation = path.includes('/system/') ? 'listSystemFlows' : 'listFlows';
    const flows = await readContractResponse<FlowSummary[]>(operation, await person.get(path));
    return flows.map(({ title }) => title);
  }
  const ofProject = (query = '') => `/flowlens/system/${projectId}/flows${query}`;

  it('report missing parts of a recording in the detail only', async () => {
    const { db } = server.database;
    const notes = [{ code: 'events_skipped', count: 2, lines: [7, 9] }];
    const id = await addFlow(db, projectId, { title: 'Cut short', createdAt: new Date('2026-02-01T08:00:00Z') });
    const read = async () => readContractResponse<Flow>('getFlow', await contributor.get(`/flowlens/flow/${id}`));

    expect((await read()).capture).toEqual({ notes: [] });
    await db
      .updateTable('flows')
      .set({ capture_notes: JSON.stringify(notes) })
      .where('id', '=', id)
      .execute();
    expect((await read()).capture).toEqual({ notes });
    const flows = await readContractResponse<FlowSummary[]>('listSystemFlows', await contributor.get(ofProject()));
    expect(flows.find((flow) => flow.id === id)).not.toHaveProperty('capture');
    await db.deleteFrom('flows').where('id', '=', id).execute();
  });

  it('are listed newest first, with tags, comment count and rights', async () => {
    const flows = await readContractResponse<FlowSummary[]>('listSystemFlows', await contributor.get(ofProject()));

    expect(flows.map(({ title }) => title)).toEqual([
      'Search is slow',
      'Checkout answers 500',
      'Cart forgets 100% of its_items',
    ]);
    expect(flows[1]).toMatchObject({
      id: flowId,
      system_id: projectId,
      reporter: 'Carla Contributor',
      reporter_email: 'contributor@example.com',
      created_at: '2026-03-02T09:15:00.123Z',
      tags: [{ title: 'Checkout', system_id: projectId }, { title: 'pay' }],
      comments_count: 2,
      can_edit: true,
      can_delete: true,
    });
    expect(flows.map(({ can_edit }) => can_edit)).toEqual([false, true, false]);
  });

  it('have the same fields in a list and alone', async () => {
    const [, listed] = await readContractResponse<FlowSummary[]>('listSystemFlows', await contributor.get(ofProject()));
    const alone = await readContractResponse<Flow>('getFlow', await contributor.get(`/flowlens/flow/${flowId}`));

    const { capture: _capture, is_local: _local, recording_type: _type, comments, ...flow } = alone;
    const counts = { errors_count: null, failed_requests_count: null, page_hosts: null };
    expect(listed).toEqual({ ...flow, ...counts, comments_count: comments.length });
  });

  it.each([
    ['the owner', () => owner],
    ['an admin', () => admin],
  ])('can all be changed by %s', async (_who, person) => {
    const flows = await readContractResponse<FlowSummary[]>('listFlows', await person().get('/flowlens/flows'));

    expect(flows.map(({ can_edit, can_delete }) => can_edit && can_delete)).toEqual([true, true, true]);
  });

  it.each([
    ['search=CHECKOUT', ['Checkout answers 500']],
    ['search=nothing%20happens', ['Checkout answers 500']],
    ['search=shop', ['Search is slow']],
    ['search=art', ['Cart forgets 100% of its_items']],
    ['search=100%25', ['Cart forgets 100% of its_items']],
    ['search=s_i', ['Cart forgets 100% of its_items']],
    ['search=%25', ['Cart forgets 100% of its_items']],
    ['search=pay', ['Checkout answers 500']],
    ["search=')%3Bdrop%20table%20flows--", []],
    ['tags=checkout', ['Checkout answers 500']],
    ['tags=PAY,Cart', ['Checkout answers 500', 'Cart forgets 100% of its_items']],
    ['tags=__no_tags__', ['Search is slow']],
    ['tags=__no_tags__,cart', ['Search is slow', 'Cart forgets 100% of its_items']],
    ['tags=none', []],
    ['reporter=carla%20contributor', ['Checkout answers 500']],
    ['reporter=Contributor@Example.com', ['Checkout answers 500']],
    ['reporter=carla', []],
    ['search=checkout&tags=cart', []],
  ])('are found by %s', async (query, expected) => {
    expect(await titles(owner, ofProject(`?${query}`))).toEqual(expected);
    expect(await titles(owner, `/flowlens/flows?system_id=${projectId}&${query}`)).toEqual(expected);
  });

  it.each(['İptal', 'ΛΑΘΟΣ', 'Größe'])('are found by the tag %s as it is written', async (tag) => {
    const person = await aPerson(server.url, `${randomUUID()}@example.com`);
    const id = await addProject(server.database.db, person.userId);
    await addFlow(server.database.db, id, { title: 'Tagged', tags: [tag] });
    await addFlow(server.database.db, id, { title: 'Other', tags: ['other'] });

    const found = await titles(person, `/flowlens/system/${id}/flows?tags=${encodeURIComponent(tag)},none`);

    expect(found).toEqual(['Tagged']);
  });

  it('are paginated with a Link header', async () => {
    const seen: string[] = [];
    let path: string | undefined = ofProject('?limit=2&search=s');
    for (let page = 0; path !== undefined && page < 5; page += 1) {
      const response: Response = await owner.get(path);
      const link = response.headers.get('link');
      const flows = await readContractResponse<FlowSummary[]>('listSystemFlows', response);
      seen.push(`${flows.length}${link ? ' and more' : ''}`, ...flows.map(({ title }) => title));
      path = link ? /^<(\/[^>]+)>; rel="next"$/.exec(link)?.[1] : undefined;
    }

    expect(seen).toEqual([
      '2 and more',
      'Search is slow',
      'Checkout answers 500',
      '1',
      'Cart forgets 100% of its_items',
    ]);
  });

  it('are listed once each when created in the same millisecond, in the order of their ids', async () => {
    const { db } = server.database;
    const crowded = await aPerson(server.url, 'crowded@example.com');
    const projects = [await addProject(db, crowded.userId), await addProject(db, crowded.userId)];
    const createdAt = new Date('2026-03-05T00:00:00.500Z');
    const ids = Array.from({ length: 8 }, (_, number) => `4000000${number}-0000-4000-8000-000000000000`);
    for (const number of [3, 6, 0, 5, 2, 7, 1, 4])
      await addFlow(db, projects[number % 2] ?? '', { id: ids[number] ?? '', createdAt });

    const seen: string[] = [];
    let path: string | undefined = '/flowlens/flows?limit=3';
    while (path !== undefined) {
      const response: Response = await crowded.get(path);
      seen.push(...((await response.json()) as FlowSummary[]).map(({ id }) => id));
      path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
    }

    expect(seen).toEqual(ids.toReversed());
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=x', 'cursor='])('are not listed for %s', async (query) => {
    const response = await owner.get(ofProject(`?${query}`));

    expect(response.status).toBe(422);
    await readContractResponse('listSystemFlows', response);
  });

  it('are not listed when they belong to other projects', async () => {
    expect(await titles(outsider, '/flowlens/flows')).toEqual([]);
  });

  it('show their comments, oldest first', async () => {
    const flow = await readContractResponse<Flow>('getFlow', await contributor.get(`/flowlens/flow/${flowId}`));
    const list = await contributor.get(`/flowlens/flow/${flowId}/comments`);

    expect(flow.comments.map(({ content, timestamp, user_id }) => [content, timestamp, user_id])).toEqual([
      ['Button is dead', 75, owner.userId],
      ['Seen too', 3, admin.userId],
    ]);
    expect(await readContractResponse<FlowComment[]>('listComments', list)).toEqual(flow.comments);
  });

  it('report the status and the address of their video', async () => {
    const flow = await readContractResponse<Flow>('getFlow', await owner.get(`/flowlens/flow/${flowId}`));
    const status = await owner.get(`/flowlens/flow/${flowId}/recording-status`);
    const recording = await owner.get(`/flowlens/flow/${flowId}/recording`);

    expect(await readContractResponse<RecordingStatus>('getRecordingStatus', status)).toEqual({
      recording_status: 'completed',
      duration: 41_250,
      video_url: flow.video_url,
    });
    expect(await readContractResponse<Recording>('getRecording', recording)).toMatchObject({
      video_url: flow.video_url,
      thumbnail_url: null,
      mime_type: 'video/mp4',
      size_bytes: VIDEO.length,
    });
    const video = await fetch(flow.video_url ?? '');
    expect(Buffer.from(await video.arrayBuffer()).equals(VIDEO)).toBe(true);
  });

  it('use the host name of the request in their addresses', async () => {
    const { port } = new URL(server.url);
    const response = await fetch(`http://localhost:${port}/flowlens/flow/${flowId}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });

    expect(new URL((await readContractResponse<Flow>('getFlow', response)).video_url ?? '').host).toBe(
      `localhost:${port}`,
    );
  });

  it.each([
    ['e\u0301', 'é'],
    ['é', 'e\u0301'],
  ])('are found in any Unicode composition: %j by %j', async (written, asked) => {
    const { id } = ((await (await owner.get('/systems')).json()) as { id: string; is_default: boolean }[]).find(
      ({ is_default }) => is_default,
    ) ?? { id: '' };
    const recorded_at = '2026-03-02T09:14:18.000Z';
    const body = { title: `Caf${written} one`, description: `Caf${written} two`, system_id: id, recorded_at };
    const flow = await readContractResponse<Flow>('createFlow', await owner.post('/flowlens/flow', body));
    const change = { title: `Th${written} one`, description: `Th${written} two` };

    expect([flow.title, flow.description]).toEqual(['Café one', 'Café two']);
    for (const text of [`caf${asked} one`, `CAF${asked} two`])
      expect(await titles(owner, `/flowlens/system/${id}/flows?search=${encodeURIComponent(text)}`)).toHaveLength(1);
    const changed = await owner.patch(`/flowlens/flow/${flow.id}`, change);
    expect(await changed.json()).toMatchObject({ title: 'Thé one', description: 'Thé two' });
    expect((await owner.delete(`/flowlens/flow/${flow.id}`)).status).toBe(204);
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['Passwort', 'paßw'],
    ['GROẞ', 'gross'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδος', 'οδοσ'],
    ['ein ß', 'ss'],
  ])('with the title %s are found by %s', async (title, asked) => {
    const id = await addProject(server.database.db, owner.userId);
    await addFlow(server.database.db, id, { title });
    await addFlow(server.database.db, id, { title: 'Other' });

    expect(await titles(owner, `/flowlens/system/${id}/flows?search=${encodeURIComponent(asked)}`)).toEqual([title]);
  });

  it('are searched by the same rule as timelines', async () => {
    const texts = ['Straße', 'STRASSE', 'GROẞ', 'ΟΔΟΣ', 'οδος', 'Σσς', 'plain'];
    const { rows } = await sql<{ folded: string }>`
      select search_fold(text) as folded from unnest(${texts}::text[]) as text`.execute(server.database.db);

    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldForSearch));
  });

  it('are rejected when Unicode composition makes them too long', async () => {
    const body = { title: '\u0958'.repeat(51), recorded_at: '2026-03-02T09:14:18.000Z' };

    const response = await owner.post('/flowlens/flow', body);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: '/body/title' }] });
  });

  it.each([
    ['decomposed', 'pa\u0301y'],
    ['composed', 'páy'],
  ])('are found by the title of a tag, %s', async (_how, asked) => {
    const id = await addProject(server.database.db, owner.userId);
    await addFlow(server.database.db, id, { tags: ['páy'] });

    expect(await titles(owner, `/flowlens/system/${id}/flows?tags=${encodeURIComponent(asked)}`)).toHaveLength(1);
  });

  it('list the tags of their projects', async () => {
    const tags = await readContractResponse<{ tags: Tag[] }>(
      'listTags',
      await contributor.get(`/flowlens/tags?system_id=${projectId}`),
    );

    expect(tags.tags.map(({ title }) => title)).toEqual(['Cart', 'Checkout', 'pay']);
    expect(await (await outsider.get('/flowlens/tags')).json()).toEqual({ tags: [] });
  });

  it('lose a deleted tag and regain it when it is restored', async () => {
    const { db } = server.database;
    const { id } = await db
      .selectFrom('tags')
      .select('id')
      .where('title', '=', 'Cart')
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();

    expect((await owner.delete(`/flowlens/tag/${id}`)).status).toBe(204);
    expect(await titles(owner, ofProject('?tags=cart'))).toEqual([]);
    expect(await titles(owner, ofProject('?search=its_items&tags=__no_tags__'))).toHaveLength(1);

    expect(await restoreTag(db, id)).toBe('restored');
    expect(await titles(owner, ofProject('?tags=cart'))).toHaveLength(1);
  });

  describe('requests for flows by an outsider', () => {
    const paths: [string, string, (flow: string, project: string) => string][] = [
      ['getFlow', 'a flow', (flow) => `/flowlens/flow/${flow}`],
      ['getRecordingStatus', 'its status', (flow) => `/flowlens/flow/${flow}/recording-status`],
      ['getRecording', 'its media', (flow) => `/flowlens/flow/${flow}/recording`],
      ['listComments', 'its comments', (flow) => `/flowlens/flow/${flow}/comments`],
      ['listSystemFlows', 'the list of a project', (_flow, project) => `/flowlens/system/${project}/flows`],
      ['listFlows', 'the list by query', (_flow, project) => `/flowlens/flows?system_id=${project}`],
      ['listTags', 'the tags of a project', (_flow, project) => `/flowlens/tags?system_id=${project}`],
      ['getProject', 'the project', (_flow, project) => `/systems/${project}`],
      ['listMembers', 'its members', (_flow, project) => `/systems/${project}/members`],
    ];

    it.each(paths)('get 404 for %s (%s), as for unknown ids', async (operation, _what, path) => {
      const real = await outsider.get(path(flowId, projectId));
      const invented = await outsider.get(path(randomUUID(), randomUUID()));

      expect([real.status, invented.status]).toEqual([404, 404]);
      expect(await readContractResponse(operation, real)).toEqual(await invented.json());
      expect((await owner.get(path(flowId, projectId))).status).toBe(200);
      expect((await fetch(server.url + path(flowId, projectId))).status).toBe(401);
      expect((await owner.get(path('not-an-id', 'not-an-id'))).status).toBe(422);
    });

    it('get 404 after a membership has ended', async () => {
      const { db } = server.database;
      const leaver = await aPerson(server.url, 'leaver@example.com');
      await db.insertInto('members').values({ project_id: projectId, user_id: leaver.userId }).execute();
      expect((await leaver.get(`/flowlens/flow/${flowId}`)).status).toBe(200);

      await db.deleteFrom('members').where('user_id', '=', leaver.userId).where('project_id', '=', projectId).execute();

      for (const [, , path] of paths) expect((await leaver.get(path(flowId, projectId))).status).toBe(404);
    });
  });
});
