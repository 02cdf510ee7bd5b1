import type { FlowHost, FlowSummary } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContractResponse } from '../../../../test/support/contract/contract-responses.js';
import { addPeople } from '../../../../test/support/people/add-people.js';
import type { Person } from '../../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';

interface Counts {
  errors: number | null;
  failures: number | null;
  hosts: string[] | null;
  seconds: number | null;
  status: 'pending' | 'failed' | 'completed';
}

const NOT_COUNTED: Counts = { errors: null, failures: null, hosts: null, seconds: null, status: 'pending' };

describe('lists of flows', () => {
  let server: TestServer;
  let [ann, bob, outsider] = [] as unknown as [Person, Person, Person];
  let projectId = '';
  let otherId = '';
  beforeAll(async () => {
    server = await openTestServer();
    [ann, bob, outsider] = (await addPeople(server, 3)) as [Person, Person, Person];
    const { db } = server.database;
    projectId = await addProject(db, ann.userId, { members: { [bob.userId]: 'USER' } });
    otherId = await addProject(db, ann.userId);
    const add = async (title: string, day: number, counts: Counts & { by: Person; project?: string }) => {
      const createdAt = new Date(Date.UTC(2026, 2, day, 12));
      const { errors, failures, hosts, seconds, status, by, project = projectId } = counts;
      const id = await addFlow(db, project, { title, createdAt, reporterId: by.userId });
      await db
        .updateTable('flows')
        .set({ errors_count: errors, failed_requests_count: failures, page_hosts: hosts, recording_status: status })
        .set({ video_duration_ms: seconds === null ? null : seconds * 1_000, timeline_counted_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    };
    const completed = { status: 'completed' as const };
    const bobs = { hosts: ['shop.example', 'bank.example:8443'], by: bob };
    await add('delta', 1, { errors: 0, failures: 0, hosts: ['shop.example'], seconds: 40, ...completed, by: ann });
    await add('Bravo', 2, { errors: 2, failures: 1, seconds: 10, ...completed, ...bobs });
    await add('alpha', 3, { errors: 0, failures: 5, hosts: [], seconds: 90, status: 'failed', by: ann });
    await add('charlie', 4, { ...NOT_COUNTED, by: bob });
    const other = { hosts: ['own.example'], by: ann, project: otherId };
    await add('echo', 5, { errors: 9, failures: 0, seconds: 20, ...completed, ...other });
  });
  afterAll(() => server.close());

  async function read(person: Person, query: string): Promise<FlowSummary[]> {
    return readContractResponse<FlowSummary[]>('listFlows', await person.get(`/flowlens/flows?${query}`));
  }
  const titlesOf = (flows: readonly FlowSummary[]) => flows.map(({ title }) => title).join(' ');

  it('show the counts of each timeline, and null if it is not counted', async () => {
    const flows = await read(ann, `system_id=${projectId}`);

    expect(flows.map((flow) => [flow.errors_count, flow.failed_requests_count, flow.page_hosts])).toEqual([
      [null, null, null],
      [0, 5, []],
      [2, 1, ['shop.example', 'bank.example:8443']],
      [0, 0, ['shop.example']],
    ]);
  });

  it.each([
    ['has_errors=true', 'echo alpha Bravo'],
    ['has_errors=false', 'echo charlie alpha Bravo delta'],
    ['mine=true', 'echo alpha delta'],
    ['mine=true&has_errors=true', 'echo alpha'],
    ['host=SHOP.example', 'Bravo delta'],
    ['host=bank.example:8443', 'Bravo'],
    ['host=bank.example', ''],
    ['recording_status=failed', 'alpha'],
    ['recording_status=pending', 'charlie'],
    ['created_from=2026-03-02T12:00:00Z&created_to=2026-03-04T12:00:00Z', 'alpha Bravo'],
    ['created_from=2026-03-04T12:00:00.001Z', 'echo'],
    ['created_to=2026-03-02T12:00:00Z', 'delta'],
    ['created_from=2026-03-02T00:00:00Z&created_to=2026-03-02T00:00:00Z', ''],
    ['created_from=2026-03-02T00:00:00Z&mine=true', 'echo alpha'],
    ['created_from=2026-03-02T00:00:00Z&sort=title', 'alpha Bravo charlie echo'],
    ['created_to=2026-03-03T00:00:00Z&sort=oldest', 'delta Bravo'],
    ['created_from=2026-03-03T00:00:00Z&sort=oldest&has_errors=true', 'alpha echo'],
    ['sort=newest', 'echo charlie alpha Bravo delta'],
    ['sort=oldest', 'delta Bravo alpha charlie echo'],
    ['sort=most_errors', 'echo alpha Bravo delta charlie'],
    ['sort=longest', 'alpha delta echo Bravo charlie'],
    ['sort=title', 'alpha Bravo charlie delta echo'],
    ['sort=title&host=shop.example', 'Bravo delta'],
    ['sort=most_errors&mine=true', 'echo alpha delta'],
  ])('are selected and ordered by %s', async (query, expected) => {
    expect(titlesOf(await read(ann, query))).toBe(expected);
  });

  it.each(['newest', 'oldest', 'most_errors', 'longest', 'title'])('continue page after page by %s', async (sort) => {
    for (const filter of ['', '&created_from=2026-03-01T12:00:00Z', '&search=a']) {
      const all = await read(ann, `sort=${sort}${filter}`);
      const seen: FlowSummary[] = [];
      let path: string | undefined = `/flowlens/flows?sort=${sort}${filter}&limit=2`;
      while (path !== undefined) {
        const response: Response = await ann.get(path);
        seen.push(...(await readContractResponse<FlowSummary[]>('listFlows', response)));
        path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
      }
      expect(titlesOf(seen)).toBe(titlesOf(all));
    }
  });

  it.each([
    'has_errors=1',
    'mine=x',
    'sort=best',
    'recording_status=lost',
    'created_from=yesterday',
    'created_from=2026-03-02T00:00:00Z&created_to=2026-03-01T00:00:00Z',
  ])('reject %s with 422', async (query) => {
    expect((await ann.get(`/flowlens/flows?${query}`)).status).toBe(422);
  });

  it('reject the cursor of another order', async () => {
    const link = (await ann.get('/flowlens/flows?limit=1&sort=title')).headers.get('link') ?? '';
    const cursor = /cursor=([^&>]+)/.exec(link)?.[1];

    expect((await ann.get(`/flowlens/flows?limit=1&cursor=${cursor}`)).status).toBe(422);
    expect((await ann.get(`/flowlens/flows?limit=1&sort=longest&cursor=${cursor}`)).status).toBe(422);
  });

  async function hosts(person: Person, query = ''): Promise<FlowHost[]> {
    return readContractResponse<FlowHost[]>('listFlowHosts', await person.get(`/flowlens/flow-hosts${query}`));
  }

  it('offer the hosts of the pages, the most frequent first', async () => {
    const ofProject = [
      { host: 'shop.example', flows_count: 2 },
      { host: 'bank.example:8443', flows_count: 1 },
    ];

    expect(await hosts(bob)).toEqual(ofProject);
    expect(await hosts(ann, `?system_id=${projectId}`)).toEqual(ofProject);
    expect(await hosts(ann)).toEqual([...ofProject, { host: 'own.example', flows_count: 1 }]);
    expect(await hosts(outsider)).toEqual([]);
    expect((await outsider.get(`/flowlens/flow-hosts?system_id=${projectId}`)).status).toBe(404);
  });
});
