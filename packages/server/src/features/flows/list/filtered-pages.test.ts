import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../http/actor.js';
import { addPeople } from '../../../../test/support/people/add-people.js';
import { countBlocks } from '../../../../test/support/server/count-blocks.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';
import type { FlowPosition } from './flow-cursor.js';
import { type FlowFilter, flowConditions } from './flow-filter.js';
import type { FlowTextRow } from './flow-list-text.js';
import { findFlows } from './find-flows.js';

const FLOWS = 100_000;
const BLOCKS_MAX = 1_000;
const PAGE = 51;

/**
 * Filters cover frequent, medium, rare and absent values, and values that only the oldest flows have. A small project with
 * newer flows makes lists of all projects start elsewhere.
 */
describe('a filtered page of a project with 100,000 flows', () => {
  let server: TestServer;
  let actor: Actor;
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer();
    const [person] = await addPeople(server, 1);
    if (!person) throw new Error('There is nobody.');
    actor = {
      kind: 'session',
      userId: person.userId,
      sessionId: '',
      email: person.email,
      name: 'Ann',
      hostedDomain: null,
    };
    const { db } = server.database;
    projectId = await addProject(db, person.userId);
    await fill(server, projectId);
    const small = await addProject(db, person.userId);
    for (let count = 0; count < 5; count += 1) await addFlow(db, small, { title: 'small', tags: ['other'] });
  });
  afterAll(() => server.close());

  const filters: [string, FlowFilter][] = [
    ['a rare reporter', { reporter: 'rare@example.com' }],
    ['a reporter of one in ten', { reporter: 'Person 4' }],
    ['a reporter of the oldest flows alone', { reporter: 'gone@example.com' }],
    ['a frequent reporter', { reporter: 'often@example.com' }],
    ['a reporter that nobody is', { reporter: 'nobody@example.com' }],
    ['a rare tag', { tags: 'rare' }],
    ['a tag of one in 40', { tags: 'some' }],
    ['a frequent tag', { tags: 'OFTEN' }],
    ['several tags', { tags: 'rare,some,none' }],
    ['a tag that no flow has', { tags: 'none' }],
    ['no tags', { tags: '__no_tags__' }],
    ['no tags or a rare one', { tags: '__no_tags__,rare' }],
    ['one rare letter', { search: 'ж' }],
    ['one frequent letter', { search: 'e' }],
    ['two rare letters', { search: 'zq' }],
    ['two letters of one flow in 100', { search: '99' }],
    ['two frequent letters', { search: 'fa' }],
    ['two letters of the oldest flows', { search: 'vy' }],
    ['two letters that no flow has', { search: 'qq' }],
    ['a rare word', { search: 'zqueeze' }],
    ['a word of one flow in 20', { search: 'basket' }],
    ['a word of one flow in 200', { search: 'seldom' }],
    ['a frequent word', { search: 'fails after' }],
    ['a number', { search: 'step 4711' }],
    ['a word that no flow has', { search: 'unheard of' }],
    ['200 letters', { search: 'fails after step '.repeat(12).slice(0, 200) }],
    ['a reporter and a tag that exclude each other', { reporter: 'often@example.com', tags: 'never' }],
    ['a reporter and a tag', { reporter: 'Person 4', tags: 'some' }],
    ['a reporter and a word', { reporter: 'often@example.com', search: 'basket' }],
    ['a tag and two letters', { tags: 'some', search: '99' }],
    ['no tags and a rare word', { tags: '__no_tags__', search: 'zq' }],
    ['everything at once', { reporter: 'Person 4', tags: 'often,some', search: 'basket fa' }],
  ];
  const cursors: [string, FlowPosition | undefined][] = [
    ['the first page', undefined],
    [
      'a page in the middle',
      { createdAtMs: Date.UTC(2026, 0, 1) + (FLOWS / 2) * 61_000, id: 'f'.repeat(8) + '-0000-4000-8000-000000000000' },
    ],
    [
      'the last page',
      { createdAtMs: Date.UTC(2026, 0, 1) + 100 * 61_000, id: 'f'.repeat(8) + '-0000-4000-8000-000000000000' },
    ],
  ];

  describe.each(cursors)('%s', (_page, after) => {
    it.each(filters)(
      `filtered by %s reads fewer than ${BLOCKS_MAX} blocks, in one project and in all`,
      async (_filter, filter) => {
        for (const project of [projectId, undefined]) {
          const query = { ...filter, projectId: project, after, limit: PAGE };
          let found: FlowTextRow[] = [];
          const blocks = await countBlocks(server.database, async (db) => (found = await findFlows(db, actor, query)));

          expect(blocks).toBeLessThan(BLOCKS_MAX);
          expect(found.map(({ id }) => id)).toEqual(await plainly(filter, after, project));
        }
      },
    );
  });

  /** Computes the ids of a page by scanning all flows. */
  async function plainly(filter: FlowFilter, after: FlowPosition | undefined, project?: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from flows
      where ${sql.join(flowConditions(filter, actor)?.conditions ?? [], sql` and `)}
        and ${project === undefined ? sql`true` : sql`project_id = ${project}`}
        and ${after ? sql`(created_at, id) < (${new Date(after.createdAtMs)}, ${after.id}::uuid)` : sql`true`}
      order by created_at desc, id desc limit ${PAGE}`.execute(server.database.db);
    return rows.map(({ id }) => id);
  }
});

/**
 * Inserts the rows in one statement, without the time limits of the server. Skips the triggers, and creates the
 * filters' index afterwards, for speed.
 */
async function fill({ database: { connection } }: TestServer, projectId: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('flows_terms'::regclass) as definition`,
  );
  await client.query('drop index flows_terms');
  await client.query(`
    set session_replication_role = replica;
    insert into flows (id, project_id, reporter_name, reporter_email, title, description, created_at, tags, search_text)
    select md5(n::text)::uuid, '${projectId}', reporter, lower(replace(reporter, ' ', '')) || '@example.com', title, description,
      timestamptz '2026-01-01' + n * interval '61 seconds', tags, flow_search_text(title, description, tags)
    from generate_series(1, ${FLOWS}) as n
    cross join lateral (
      select
        case when n % 9973 = 0 then 'Rare' when n < 20000 and n % 4 = 0 then 'Gone' when n % 10 = 4 then 'Person 4'
          else 'Often' end as reporter,
        case when n % 20 in (3, 4) then 'basket' else 'login' end || ' fails after step ' || n
          || case when n % 200 = 7 then ' seldom' else '' end || case when n % 9973 = 1 then ' zqueeze ж' else '' end
          || case when n < 30000 then ' vy' else '' end as title,
        repeat('. ', 20) as description
    ) as texts
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'title', tag, 'system_id', '${projectId}')), '[]') as tags
      from (values ('rare', n % 9973 = 2), ('some', n % 40 = 14), ('often', n % 3 <> 0), ('never', n % 10 = 4)) as tag (tag, has)
      where has
    ) as tagged
    order by n`);
  await client.query(rows[0]?.definition ?? '');
  await client.query('alter index flows_terms alter column 1 set statistics 0; analyze flows');
  await client.end();
}
