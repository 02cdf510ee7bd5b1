import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../http/actor.js';
import { addPeople } from '../../../../test/support/people/add-people.js';
import { type BlockCounter, openBlockCounter } from '../../../../test/support/database/count-blocks.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';
import type { FlowPosition } from './flow-order.js';
import { type FlowFilter, flowConditions } from './flow-filter.js';
import type { FlowTextRow } from './flow-list-text.js';
import { FLOW_ORDERS, type FlowSort, isAfter, orderedBy } from './flow-order.js';
import { type FlowPeriod, isInPeriod } from './flow-period.js';
import { findFlows } from './find-flows.js';

const FLOWS = 100_000;
const BLOCKS_MAX = 1_000;
/** Of other orders than `newest`, which sort all matches of filters that are neither frequent nor rare. */
const SORTED_BLOCKS_MAX = 6_500;
const PAGE = 51;
/** Orders other than `newest`. */
const SORTS = ['oldest', 'most_errors', 'longest', 'title'] as const;

/**
 * Filters cover frequent, medium, rare and absent values, and values that only the oldest flows have. A small project with
 * newer flows makes lists of all projects start elsewhere.
 */
describe('a filtered page of a project with 100,000 flows', () => {
  let server: TestServer;
  /** Without the time limits of the server. */
  let client: pg.Client;
  let blockCounter: BlockCounter;
  let actor: Actor;
  let projectId = '';
  beforeAll(async () => {
    server = await openTestServer();
    client = new pg.Client(server.database.connection);
    await client.connect();
    blockCounter = await openBlockCounter(server.database);
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
    await fill(client, { projectId, personId: person.userId });
    const small = await addProject(db, person.userId);
    for (let count = 0; count < 5; count += 1) await addFlow(db, small, { title: 'small', tags: ['other'] });
  });
  afterAll(async () => {
    await blockCounter.close();
    await client.end();
    await server.close();
  });

  const filters: [string, FlowFilter & FlowPeriod][] = [
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
    ['errors, which are rare', { has_errors: true, host: 'rare.example' }],
    ['errors of one flow in 12', { has_errors: true }],
    ['own flows, which are old', { mine: true }],
    ['a rare host', { host: 'rare.example' }],
    ['a host of one flow in 30', { host: 'some.example' }],
    ['a frequent host', { host: 'shop.example' }],
    ['a host that no flow has', { host: 'none.example' }],
    ['a rare status', { recording_status: 'failed' }],
    ['a frequent status', { recording_status: 'completed' }],
    ['a status that no flow has', { recording_status: 'pending' }],
    ['a period', { createdFrom: dayOf(30_000), createdTo: dayOf(31_000) }],
    ['the time before', { createdTo: dayOf(200) }],
    ['a period and a frequent host', { createdFrom: dayOf(30_000), createdTo: dayOf(90_000), host: 'shop.example' }],
    ['a period and a rare host', { createdFrom: dayOf(30_000), createdTo: dayOf(90_000), host: 'rare.example' }],
    ['a reporter with errors on a host', { reporter: 'Person 4', has_errors: true, host: 'shop.example' }],
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
          const blocks = await blockCounter.count(async (db) => (found = await findFlows(db, actor, query)));

          expect(blocks).toBeLessThan(BLOCKS_MAX);
          expect(found.map(({ id }) => id)).toEqual(await expectedIds(filter, { sort: 'newest', after, project }));
        }
      },
    );
  });

  describe.each(SORTS)('in the order %s', (sort) => {
    it.each(filters)(
      `filtered by %s reads fewer than ${SORTED_BLOCKS_MAX} blocks, on each of two pages`,
      async (_filter, filter) => {
        const expected = await expectedIds(filter, { sort, project: projectId });
        let after: FlowPosition | undefined;
        for (let page = 0; page < 2; page += 1) {
          const query = { ...filter, projectId, after, sort, limit: PAGE };
          let found: FlowTextRow[] = [];
          const blocks = await blockCounter.count(async (db) => (found = await findFlows(db, actor, query)));

          expect(blocks).toBeLessThan(SORTED_BLOCKS_MAX);
          expect(found.map(({ id }) => id)).toEqual(expected.slice(page * PAGE, (page + 1) * PAGE));
          const last = found.at(-1);
          if (!last) return;
          after = { createdAtMs: last.created_at_ms, id: last.id, key: last.sort_key ?? undefined };
        }
      },
    );
  });

  /** Ids of the lists above, by filter and list. */
  const scans = new Map<FlowFilter, Promise<Map<string, string[]>>>();

  /** Returns the ids of a page in the order `newest`, or of two pages in another, found by scanning all flows. */
  async function expectedIds(filter: FlowFilter & FlowPeriod, list: List): Promise<string[]> {
    const scan = scans.get(filter) ?? scanFlows(filter);
    scans.set(filter, scan);
    const ids = (await scan).get(JSON.stringify(list));
    if (!ids) throw new Error('The scan has another list.');
    return ids;
  }

  /** Scans once for all lists of a filter, because a scan takes longer than the pages. */
  async function scanFlows(filter: FlowFilter & FlowPeriod): Promise<Map<string, string[]>> {
    const conditions = [...(flowConditions(filter, actor)?.conditions ?? []), ...isInPeriod(filter)];
    const lists: List[] = [
      ...cursors.flatMap(([, after]) =>
        [projectId, undefined].map((project) => ({ sort: 'newest', after, project }) as const),
      ),
      ...SORTS.map((sort) => ({ sort, project: projectId })),
    ];
    const { sql: text, parameters } = sql`
      with matches as materialized (
        select id, project_id, created_at, title, errors_count, failed_requests_count, video_duration_ms
        from flows where ${sql.join(conditions, sql` and `)}
      )
      select ${sql.join(lists.map(idsOf))}`.compile(server.database.db);
    const { rows } = await client.query<string[][]>({ text, values: [...parameters], rowMode: 'array' });
    return new Map(lists.map((list, index) => [JSON.stringify(list), rows[0]?.[index] ?? []]));
  }
});

interface List {
  sort: FlowSort;
  after?: FlowPosition | undefined;
  /** Undefined for the flows of all projects. */
  project?: string | undefined;
}

function idsOf({ sort, after, project }: List): RawBuilder<unknown> {
  const order = FLOW_ORDERS[sort];
  return sql`array(
    select id from matches as flows
    where ${isAfter(order, after)} and ${project === undefined ? sql`true` : sql`project_id = ${project}`}
    order by ${orderedBy(order)} limit ${sort === 'newest' ? PAGE : 2 * PAGE}
  )`;
}

/** Returns the creation time of the flow with this number. */
function dayOf(number: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + number * 61_000);
}

/** Inserts the rows in one statement. Skips the triggers, and creates the filters' index afterwards, for speed. */
async function fill(
  client: pg.Client,
  { projectId, personId }: { projectId: string; personId: string },
): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef('flows_terms'::regclass) as definition`,
  );
  await client.query('drop index flows_terms');
  await client.query(`
    set session_replication_role = replica;
    insert into flows (id, project_id, reporter_name, reporter_email, title, description, created_at, tags, search_text,
      reporter_user_id, recording_status, video_duration_ms, errors_count, failed_requests_count, page_hosts)
    select md5(n::text)::uuid, '${projectId}', reporter, lower(replace(reporter, ' ', '')) || '@example.com', title, description,
      timestamptz '2026-01-01' + n * interval '61 seconds', tags, flow_search_text(title, description, tags),
      case when n < 2000 then '${personId}'::uuid end, case when n % 9973 = 3 then 'failed' else 'completed' end,
      (n::bigint * 7919 % 100003) * 10, case when n % 24 = 5 then n % 7 + 1 else 0 end, case when n % 24 = 6 then n % 3 + 1 else 0 end,
      case when n % 9973 = 5 then array['rare.example'] when n % 30 = 7 then array['some.example', 'shop.example']
        else array['shop.example'] end
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
  await client.query('set session_replication_role = origin');
  await client.query('alter index flows_terms alter column 1 set statistics 0; analyze flows');
}
