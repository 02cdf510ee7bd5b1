import { randomUUID } from 'node:crypto';
import type { Flow, Problem, Tag } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { restoreTag } from './restore-tag.js';

const TAG = '/flowlens/tag';

describe('tags', () => {
  let server: TestServer;
  let [owner, contributor, outsider] = [] as unknown as [Person, Person, Person];
  let [projectId, otherId] = ['', ''];

  beforeAll(async () => {
    server = await openTestServer();
    [owner, contributor, outsider] = (await addPeople(server, 3)) as [Person, Person, Person];
    const { db } = server.database;
    projectId = await addProject(db, owner.userId, { members: { [contributor.userId]: 'USER' } });
    otherId = await addProject(db, owner.userId);
  });
  afterAll(() => server.close());

  const post = (person: Person, title: unknown, system_id = projectId) => person.post(TAG, { system_id, title });
  async function create(title: string): Promise<Tag> {
    const response = await post(contributor, title);
    expect(response.status).toBe(201);
    return readContractResponse<Tag>('createTag', response);
  }
  async function titles(): Promise<string[]> {
    const response = await owner.get(`/flowlens/tags?system_id=${projectId}`);
    return (await readContractResponse<{ tags: Tag[] }>('listTags', response)).tags.map(({ title }) => title);
  }
  async function tagsOf(flowId: string): Promise<string[]> {
    return ((await (await owner.get(`/flowlens/flow/${flowId}`)).json()) as Flow).tags.map(({ title }) => title);
  }
  const remove = (tagId: string) => contributor.delete(`${TAG}/${tagId}`);

  it('can be created by any member, and are trimmed', async () => {
    const tag = await create(' \u00a0checkout\n');

    expect(tag).toEqual({ id: tag.id, title: 'checkout', system_id: projectId });
    expect(await titles()).toContain('checkout');
  });

  it.each(['x', '12345678901', '💥'.repeat(11), 'two words', '<b>', '__no_tags_'])('can be named %s', async (title) => {
    expect((await create(title)).title).toBe(title);
  });

  it.each(['', ' \n', '123456789012', '💥'.repeat(12), 'a,b', '__no_tags__', ' __NO_tags__ ', 'a\0', 7, null])(
    'cannot be named %j',
    async (title) => {
      const before = await titles();
      const response = await post(owner, title);

      expect(response.status).toBe(422);
      const { errors } = await readContractResponse<Problem>('createTag', response);
      expect(errors?.[0]?.path).toMatch(/^\/body/);
      expect(await titles()).toEqual(before);
    },
  );

  it.each([
    ['Billing', 'bILLING'],
    ['Äpfel', 'äPFEL'],
    ['ЗАКАЗ', ' заказ'],
    ['Cafe\u0301', 'cafÉ'],
  ])('exist once in any case and Unicode composition: %s', async (title, again) => {
    await create(title);
    const refusal = await post(owner, again);

    expect(refusal.status).toBe(409);
    expect(await readContractResponse('createTag', refusal)).toMatchObject({
      detail: 'This project has a tag of that title already.',
    });
    expect((await post(owner, again, otherId)).status).toBe(201);
  });

  it('are created once by 20 simultaneous calls', async () => {
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          post(at % 2 ? owner : contributor, at % 3 ? `race ${round}` : `RACE ${round}`),
        ),
      );

      expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    }
  });

  it('are limited to 1000 per project, without deleted ones', async () => {
    const { db } = server.database;
    const fullId = await addProject(db, owner.userId);
    await sql`
      insert into tags (project_id, title, created_by_user_id)
      select ${fullId}, 'tag ' || number, ${owner.userId} from generate_series(1, 999) as number`.execute(db);
    const last = await readContractResponse<Tag>('createTag', await post(owner, 'last', fullId));

    const refused = await post(owner, 'more', fullId);

    expect(refused.status).toBe(409);
    expect(await readContractResponse<Problem>('createTag', refused)).toMatchObject({
      detail: 'This project has 1000 tags. No more can be added.',
    });
    expect((await owner.delete(`${TAG}/${last.id}`)).status).toBe(204);
    expect((await post(owner, 'more', fullId)).status).toBe(201);
  });

  it('are hidden from outsiders', async () => {
    const tag = await create('ours');
    const responses = [
      [await post(outsider, 'theirs'), await post(outsider, 'theirs', randomUUID())],
      [await outsider.delete(`${TAG}/${tag.id}`), await outsider.delete(`${TAG}/${randomUUID()}`)],
    ];

    for (const [real, invented] of responses) {
      expect([real?.status, invented?.status]).toEqual([404, 404]);
      expect(await real?.json()).toEqual(await invented?.json());
    }
    expect(await titles()).toContain('ours');
    expect((await post(owner, 'x', 'no-id')).status).toBe(422);
    expect((await owner.delete(`${TAG}/no-id`)).status).toBe(422);
    expect((await fetch(`${server.url}${TAG}/${tag.id}`, { method: 'DELETE' })).status).toBe(401);
  });

  it('can be deleted by any member, once, and are removed from every flow', async () => {
    const flowId = await addFlow(server.database.db, projectId, { tags: ['gone', 'kept'] });
    const { tags } = (await (await owner.get('/flowlens/tags')).json()) as { tags: Tag[] };
    const gone = tags.find(({ title }) => title === 'gone')?.id ?? '';
    const responses = await Promise.all(Array.from({ length: 10 }, () => remove(gone)));

    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(404)]);
    expect(await tagsOf(flowId)).toEqual(['kept']);
    expect(await titles()).not.toContain('gone');
    expect((await create('GONE')).id).not.toBe(gone);
  });

  describe('tags of many flows', () => {
    let tagId = '';
    async function aTagOf(flows: number): Promise<void> {
      tagId = (await create(`many ${flows}`)).id;
      await sql`
        with made as (
          insert into flows (project_id, title, reporter_name, reporter_email)
          select ${projectId}::uuid, 'Many', 'Rita', 'rita@example.com' from generate_series(1, ${flows}) returning id
        )
        insert into flow_tags select id, ${tagId} from made`.execute(server.database.db);
    }
    /** Returns the number of flows that show the tag, and the most of its flows that one transaction wrote. */
    async function shownAndWritten() {
      const { rows } = await sql<{ shown: number; written: number }>`
        select sum(shown)::int as shown, max(written)::int as written from (
          select count(*) filter (where tags <> '[]') as shown, count(*) as written
          from flows join flow_tags on flow_id = id where tag_id = ${tagId} group by flows.xmin
        ) as transactions`.execute(server.database.db);
      return rows[0];
    }

    it('are deleted and restored in small transactions', async () => {
      await aTagOf(450);

      expect((await remove(tagId)).status).toBe(204);
      expect(await shownAndWritten()).toEqual({ shown: 0, written: 200 });
      expect(await restoreTag(server.database.db, tagId)).toBe('restored');
      expect(await shownAndWritten()).toEqual({ shown: 450, written: 200 });
    });

    it('stay on all of a few flows when the call fails midway', async () => {
      await aTagOf(3);
      const { pool } = server.database;
      await pool.query('alter function refresh_flow_tags rename to gone');
      const response = await remove(tagId);
      await pool.query('alter function gone rename to refresh_flow_tags');

      expect(response.status).toBe(500);
      expect(await titles()).toContain('many 3');
      expect((await remove(tagId)).status).toBe(204);
    });

    it('are removed from all of many flows even if the call fails midway', async () => {
      await aTagOf(250);
      const { pool } = server.database;
      await pool.query(
        `update flows set title = 'Breaks' where id = (
           select flow_id from flow_tags where tag_id = $1 order by flow_id desc limit 1)`,
        [tagId],
      );
      await pool.query(`alter table flows add constraint unbroken check (title <> 'Breaks') not valid`);
      const response = await remove(tagId);
      await pool.query('alter table flows drop constraint unbroken');

      expect(response.status).toBe(500);
      expect(await titles()).not.toContain('many 250');
      await waitUntil('the job does it', async () => (await shownAndWritten())?.shown === 0);
    });

    it('are restored at the second attempt when the first fails midway', async () => {
      await aTagOf(3);
      await remove(tagId);
      const { pool, db } = server.database;
      await pool.query('alter function refresh_flow_tags rename to gone');
      await expect(restoreTag(db, tagId)).rejects.toThrow('refresh_flow_tags');
      await pool.query('alter function gone rename to refresh_flow_tags');

      expect(await restoreTag(db, tagId)).toBe('restored');
      expect((await shownAndWritten())?.shown).toBe(3);
    });
  });

  describe('deleted tags', () => {
    let flowId = '';
    let tagId = '';
    async function aDeletedTag(title: string): Promise<void> {
      const { db } = server.database;
      flowId = await addFlow(db, projectId, { tags: [title] });
      const { id } = await db
        .selectFrom('tags')
        .select('id')
        .where('project_id', '=', projectId)
        .where('title', '=', title)
        .executeTakeFirstOrThrow();
      tagId = id;
      expect((await remove(tagId)).status).toBe(204);
    }
    const deletedAgo = (days: number) =>
      server.database.db
        .updateTable('tags')
        .set({ deleted_at: sql<Date>`now() - ${days} * interval '24 hours'` })
        .where('id', '=', tagId)
        .execute();
    const restore = () => restoreTag(server.database.db, tagId);

    it('can be restored within 30 days, on their flows', async () => {
      await aDeletedTag('back');
      await deletedAgo(29.99);

      expect(await restore()).toBe('restored');
      expect(await tagsOf(flowId)).toEqual(['back']);
      expect(await titles()).toContain('back');
      expect(await restore()).toBe('unknown');
    });

    it('cannot be restored later', async () => {
      await aDeletedTag('late');
      await deletedAgo(30.01);

      expect(await restore()).toBe('expired');
      expect(await tagsOf(flowId)).toEqual([]);
    });

    it('cannot be restored beside a new tag of their title', async () => {
      await aDeletedTag('Öl');
      await create('öl');

      expect(await restore()).toBe('title taken');
      expect(await tagsOf(flowId)).toEqual([]);
    });

    it('can be restored if only another project has a tag of their title', async () => {
      await aDeletedTag('elsewhere');
      expect((await post(owner, 'elsewhere', otherId)).status).toBe(201);

      expect(await restore()).toBe('restored');
      expect(await tagsOf(flowId)).toEqual(['elsewhere']);
    });

    it('cannot be restored if they never existed', async () => {
      expect(await restoreTag(server.database.db, randomUUID())).toBe('unknown');
    });
  });
});
