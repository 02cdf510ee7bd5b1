import type { AppConfig, CreateJiraIssueInput, JiraIssue, JiraProject, Problem } from '@flowlens/client';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../housekeeping/sweeps.js';
import { createLogger } from '../../platform/logging/logger.js';
import {
  FAKE_JIRA_EMAIL,
  FAKE_JIRA_TOKEN,
  type FakeJira,
  startFakeJira,
} from '../../../test/support/jira/fake-jira.js';
import type { JiraFault } from '../../../test/support/jira/fake-jira-faults.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const SECRETS = [FAKE_JIRA_TOKEN, Buffer.from(`${FAKE_JIRA_EMAIL}:${FAKE_JIRA_TOKEN}`).toString('base64')];

describe('Jira', () => {
  let jira: FakeJira;
  let server: TestServer;
  let ann: Person;
  let logged = '';
  let title: string;
  let made = 0;
  let flowId: string;
  beforeAll(async () => {
    jira = await startFakeJira({ searchLagMs: 1_500 });
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    const log = createLogger({ log: { level: 'info', format: 'json' } }, stream);
    server = await openTestServer({ env: jira.env, log });
    ann = await aPerson(server.url, 'ann@example.com');
    flowId = await addFlow(server.database.db, await addProject(server.database.db, ann.userId));
  });
  afterAll(async () => {
    await server.close();
    await jira.close();
    for (const secret of [...SECRETS, 'fl_share_']) expect(logged).not.toContain(secret);
  });
  beforeEach(() => {
    made += 1;
    title = `Checkout answers 500 (${made})`;
  });

  function wanted(change: Partial<CreateJiraIssueInput> = {}): CreateJiraIssueInput {
    return {
      title,
      description: 'Pay, and nothing happens.',
      project_key: 'SHOP',
      type: 'Bug',
      flow_id: flowId,
      hyperlinks_to_attach: [{ url: `${server.url}/shared/flow/fl_share_Jx0aT3m2`, title: 'Flow Link' }],
      ...change,
    };
  }

  const listTypes = (person = ann) => person.get(`/jira/issue/types?flow_id=${flowId}`);
  const listProjects = (person = ann) => person.get(`/jira/projects?flow_id=${flowId}`);
  const create = (change?: Partial<CreateJiraIssueInput>, headers?: Record<string, string>) =>
    ann.post('/jira/issue', wanted(change), headers);

  /** Advances the time for requests that are not being processed: Jira has finished, but its search has not caught up. */
  const advanceOneMinute = () =>
    server.database.pool.query(
      `update jira_issues set doubtful_until = doubtful_until - interval '1 minute'
       where claim_id is null and doubtful_until > now() + interval '10 seconds'`,
    );

  async function detailOf(response: Response): Promise<string | undefined> {
    return ((await response.json()) as Problem).detail;
  }

  it('is announced in the configuration', async () => {
    const config = (await (await fetch(`${server.url}/config`)).json()) as AppConfig;

    expect(config.jira_enabled).toBe(true);
  });

  it('lists the names of issue types, each once, without those of sub-tasks', async () => {
    expect(await (await listTypes()).json()).toEqual(['Bug', 'Task']);
  });

  it('lists the projects of all pages by name', async () => {
    const { projects } = jira.store;
    jira.store.pageSize = 2;
    jira.store.projects = [
      ...projects,
      { id: '3', key: 'ZOO', name: 'Aquarium' },
      { id: '4', key: 'B', name: 'Bikes' },
    ];

    const listed = (await (await listProjects()).json()) as JiraProject[];
    jira.store.projects = projects;

    expect(listed).toEqual([
      { key: 'APP', name: 'App' },
      { key: 'ZOO', name: 'Aquarium' },
      { key: 'B', name: 'Bikes' },
      { key: 'SHOP', name: 'Web shop' },
    ]);
  });

  it('rejects people outside of the flow’s project', async () => {
    const stranger = await aPerson(server.url, 'stranger@example.com');

    const responses = [
      await listTypes(stranger),
      await listProjects(stranger),
      await stranger.post('/jira/issue', wanted()),
    ];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(jira.store.titled(title)).toEqual([]);
  });

  it.each(['/jira/issue/types', '/jira/projects'])('returns 422 to %s without a flow', async (path) => {
    expect((await ann.get(path)).status).toBe(422);
  });

  it('does not repeat a stored response to a former member', async () => {
    const bob = await aPerson(server.url, 'leaving.bob@example.com');
    const { db } = server.database;
    const projectId = await addProject(db, ann.userId, { members: { [bob.userId]: 'USER' } });
    const issue = wanted({ flow_id: await addFlow(db, projectId) });
    const headers = { 'idempotency-key': 'an-issue-of-bob' };
    expect((await bob.post('/jira/issue', issue, headers)).status).toBe(201);
    await bob.post(`/systems/${projectId}/leave`);

    expect((await bob.post('/jira/issue', issue, headers)).status).toBe(404);
  });

  it('creates an issue for each flow, even with the same words', async () => {
    const { db } = server.database;
    const another = await addFlow(db, await addProject(db, ann.userId));

    await create();
    await create({ flow_id: another });

    expect(jira.store.titled(title)).toHaveLength(2);
  });

  it('creates an issue with a link to the flow', async () => {
    const response = await create({
      description: 'Pay,\r\nand *nothing* happens.\n\n \n<b>Always</b> {code}\u0007\u202e',
    });

    expect(response.status).toBe(201);
    const [issue] = jira.store.titled(title);
    expect(await response.json()).toEqual({ type: 'Bug', ticket_url: `${jira.url}/browse/${issue?.key}` });
    expect(issue?.fields).toMatchObject({ project: { key: 'SHOP' }, issuetype: { name: 'Bug' } });
    expect(issue?.fields.description.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Pay,' },
          { type: 'hardBreak' },
          { type: 'text', text: 'and *nothing* happens.' },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '<b>Always</b> {code}' }] },
    ]);
    expect(issue?.links).toMatchObject([
      { object: { url: `${server.url}/shared/flow/fl_share_Jx0aT3m2`, title: 'Flow Link' } },
    ]);
  });

  it.each([
    'https://evil.example/shared/flow/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://127.0.0.1:1/shared/flow/1',
  ])('does not attach a link to %s', async (url) => {
    expect((await create({ hyperlinks_to_attach: [{ url, title: 'Flow Link' }] })).status).toBe(422);
    expect(jira.store.titled(title)).toEqual([]);
  });

  it('does not attach a link that hides another host behind our name', async () => {
    const { host } = new URL(server.url);
    for (const url of [`http://${host}@evil.example/`, `http://me:hush@${host}/`, `http://${host}.evil.example/`])
      expect((await create({ hyperlinks_to_attach: [{ url, title: 'Flow Link' }] })).status).toBe(422);
  });

  it.each([
    ['title', { title: '\u200b\u0007' }],
    ['description', { description: '\u202e\u200b' }],
  ])('requires visible text in the %s', async (field, change) => {
    const response = await create(change);

    expect(response.status).toBe(422);
    expect(((await response.json()) as Problem).errors).toMatchObject([{ path: `/body/${field}` }]);
  });

  it('creates one issue for several identical simultaneous calls', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => create()));

    const issues = (await Promise.all(responses.map((response) => response.json()))) as JiraIssue[];
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(issues.map(({ ticket_url }) => ticket_url)).size).toBe(1);
    expect(jira.store.titled(title)).toHaveLength(1);
    expect(jira.store.titled(title)[0]?.links).toHaveLength(1);
  });

  it('creates an issue for each person who asks', async () => {
    const bob = await aPerson(server.url, 'bob@example.com');
    const { db } = server.database;
    const bobsFlow = await addFlow(db, await addProject(db, ann.userId, { members: { [bob.userId]: 'USER' } }));

    await Promise.all([create(), bob.post('/jira/issue', wanted({ flow_id: bobsFlow }))]);

    expect(jira.store.titled(title)).toHaveLength(2);
  });

  it('creates a second identical issue after some time', async () => {
    await create();
    await server.database.pool.query(`update jira_issues set made_at = made_at - interval '2 minutes'`);
    await create();
    expect(jira.store.titled(title)).toHaveLength(2);

    const headers = { 'idempotency-key': 'a-key' };
    await create({}, headers);
    await server.database.pool.query(`update jira_issues set made_at = made_at - interval '2 minutes'`);
    await create({}, headers);
    expect(jira.store.titled(title)).toHaveLength(3);
  });

  const LOST: JiraFault['kind'][] = ['error', 'unavailable', 'html', 'huge', 'nonsense', 'reset', 'cut'];
  it.each(LOST)('finds the created issue when the response is lost: %s', async (kind) => {
    jira.fail('create', { kind, carriedOut: true }, { holding: title });

    const first = await create();
    const second = await create();

    expect(first.status).toBe(502);
    expect(second.status).toBe(201);
    expect(jira.store.titled(title)).toHaveLength(1);
    expect(jira.store.titled(title)[0]?.links).toHaveLength(1);
  });

  describe('Jira with a project without Labels on its screen', () => {
    beforeAll(() => void jira.store.withoutLabels.add('APP'));
    afterAll(() => jira.store.withoutLabels.clear());

    it('creates the issue and attaches its link', async () => {
      expect((await create({ project_key: 'APP' })).status).toBe(201);
      expect(jira.store.titled(title)).toHaveLength(1);
      expect(jira.store.titled(title)[0]?.links).toHaveLength(1);
    });

    it('finds the created issue when the response is lost', async () => {
      jira.fail('create', { kind: 'refusal', body: '{"errors":{"labels":"not on the screen"}}' }, { holding: title });
      jira.fail('create', { kind: 'reset', carriedOut: true }, { holding: title });

      expect((await create({ project_key: 'APP' })).status).toBe(502);
      await advanceOneMinute();
      expect((await create({ project_key: 'APP' })).status).toBe(201);
      expect(jira.store.titled(title)).toHaveLength(1);
    });

    it('leaves the result open when Jira cannot search', async () => {
      jira.fail('create', { kind: 'refusal', body: '{"errors":{"labels":"not on the screen"}}' }, { holding: title });
      jira.fail('create', { kind: 'reset', carriedOut: true }, { holding: title });
      jira.fail('search', { kind: 'busy' }, { holding: 'labels IS EMPTY' });

      expect((await create({ project_key: 'APP' })).status).toBe(502);
      for (const status of [502, 201]) {
        await advanceOneMinute();
        expect((await create({ project_key: 'APP' })).status).toBe(status);
      }
      expect(jira.store.titled(title)).toHaveLength(1);
    });
  });

  it('does not answer before Jira’s search is reliable, and creates no second issue', async () => {
    jira.fail('create', { kind: 'reset', carriedOut: true }, { holding: title });
    jira.fail('search', { kind: 'error' }, { times: 2 });

    expect([(await create()).status, (await create()).status]).toEqual([502, 502]);
    expect((await create()).status).toBe(201);
    expect(jira.store.titled(title)).toHaveLength(1);
  });

  it('takes over from a process that died after sending the issue', async () => {
    jira.fail('create', { kind: 'reset', carriedOut: true }, { holding: title });
    await create();
    await server.database.pool.query(
      `update jira_issues set claim_id = gen_random_uuid(), claimed_until = now() + interval '2 seconds'
       where doubtful_until is not null`,
    );

    expect((await create()).status).toBe(201);
    expect(jira.store.titled(title)).toHaveLength(1);
  });

  it('times out when Jira does not respond', async () => {
    jira.fail('create', { kind: 'silence', carriedOut: true }, { holding: title });
    jira.fail('types', { kind: 'silence' });
    jira.fail('projects', { kind: 'silence' });

    const responses = await Promise.all([create(), listTypes(), listProjects()]);

    expect(responses.map(({ status }) => status)).toEqual([502, 502, 502]);
    expect(await detailOf(responses[0])).toBe('Jira did not answer. Please try again.');
    expect((await create()).status).toBe(201);
    expect(jira.store.titled(title)).toHaveLength(1);
  });

  it('creates no second issue when Jira creates the first one late', async () => {
    const trials = (['silence', 'reset', 'gatewayTimeout'] as const).map((kind) => {
      const name = `${kind} of ${title}`;
      jira.fail('create', { kind, carriedOut: 'later' }, { holding: name });
      const headers = { 'idempotency-key': name.replaceAll(' ', '-') };
      return { name, submit: async () => (await create({ title: name }, headers)).status };
    });

    // In parallel, because each waits for its timeout.
    const early = await Promise.all(trials.map(async ({ submit }) => [await submit(), await submit()]));
    expect(early).toEqual(trials.map(() => [502, 502]));
    jira.catchUp();

    expect(await Promise.all(trials.map(({ submit }) => submit()))).toEqual(trials.map(() => 201));
    expect(trials.map(({ name }) => jira.store.titled(name).length)).toEqual(trials.map(() => 1));
  });

  it('creates no duplicate in 60 trials with faults', async () => {
    const kinds: JiraFault['kind'][] = [...LOST, 'busy'];
    const trials = Array.from({ length: 60 }, (_, index) => ({
      name: `Trial ${index} of ${title}`,
      fault: {
        kind: kinds[index % kinds.length] ?? 'error',
        carriedOut: index % 3 > 0 && index % kinds.length < LOST.length,
      },
    }));

    await Promise.all(
      trials.map(async ({ name, fault }) => {
        jira.fail('create', fault, { holding: name, times: 1 });
        for (let attempt = 0; attempt < 3; attempt += 1) {
          if ((await create({ title: name })).status === 201) return;
          await advanceOneMinute();
        }
      }),
    );

    expect(trials.map(({ name }) => jira.store.titled(name).length)).toEqual(Array(60).fill(1));
  });

  it('deletes a request after a week', async () => {
    const { pool, db } = server.database;
    await create();
    const count = async () =>
      (await pool.query<{ n: number }>('select count(*)::int as n from jira_issues')).rows[0]?.n;
    const before = await count();
    await pool.query(
      `update jira_issues set created_at = now() - interval '8 days'
       where created_at = (select max(created_at) from jira_issues)`,
    );

    await deleteExpired(db);

    expect(await count()).toBe((before ?? 0) - 1);
  });

  it('succeeds when the link is attached at the second attempt', async () => {
    jira.fail('link', { kind: 'error' });

    expect((await create()).status).toBe(201);
    expect(jira.store.titled(title)[0]?.links).toHaveLength(1);
  });

  it('attaches the link later when Jira rejects it at first', async () => {
    // Two attempts of the call, and one of the job.
    jira.fail('link', { kind: 'busy' }, { times: 3 });
    const { pool } = server.database;
    const theJob = async () =>
      (await pool.query<{ state: string }>(`select * from jobs.job where name = 'jira-links'`)).rows[0];

    expect((await create()).status).toBe(201);
    await waitUntil('the job failed once', async () => (await theJob())?.state === 'retry');
    expect(jira.store.titled(title)[0]?.links).toEqual([]);
    expect(JSON.stringify(await theJob())).not.toContain('fl_share_');
    expect(logged).toContain('links of a Jira issue are attached later');

    await pool.query(`update jobs.job set start_after = now() where name = 'jira-links'`);
    await waitUntil('the link is there', () => jira.store.titled(title)[0]?.links.length === 1);
  });

  it('attaches the link at the next call when it could not even be queued', async () => {
    await create();
    const [issue] = jira.store.titled(title);
    issue?.links.splice(0);
    await server.database.pool.query(`update jira_issues set links_settled = false`);

    expect((await create()).status).toBe(201);

    expect(issue?.links).toHaveLength(1);
  });

  it.each<[string, JiraFault, string]>([
    ['an error page', { kind: 'error' }, 'Jira failed. Please try again.'],
    ['a page instead of JSON', { kind: 'html' }, 'Jira answered with something unexpected. Please try again.'],
    ['50 MB', { kind: 'huge' }, 'Jira answered with something unexpected. Please try again.'],
    ['nonsense', { kind: 'nonsense' }, 'Jira answered with something unexpected. Please try again.'],
    ['429', { kind: 'busy' }, 'Jira is busy. Please try again in 7 seconds.'],
    ['nothing', { kind: 'reset' }, 'Jira did not answer. Please try again.'],
    ['a truncated response', { kind: 'cut' }, 'Jira did not answer. Please try again.'],
    [
      'its reasons for a rejection',
      {
        kind: 'refusal',
        body: JSON.stringify({ errorMessages: ['No\u001b[31m <b>way</b>'], errors: { project: 'is shut' } }),
      },
      'Jira refused this: No [31m <b>way</b> is shut',
    ],
    [
      'a rejection without JSON',
      { kind: 'refusal', body: '<h1>no</h1>', contentType: 'text/html' },
      'Jira refused this (400).',
    ],
    ['our secret', { kind: 'refusal', body: JSON.stringify({ errorMessages: SECRETS }) }, 'Jira refused this.'],
  ])('returns 502 with its own message when Jira returns %s', async (_what, fault, detail) => {
    for (const operation of ['types', 'projects', 'create'] as const) jira.fail(operation, fault);

    for (const call of [() => listTypes(), () => listProjects(), () => create()]) {
      const response = await call();
      expect([response.status, await detailOf(response)]).toEqual([502, detail]);
    }
  });

  it('follows no redirect', async () => {
    let visits = 0;
    const canary = createServer((_request, response) => {
      visits += 1;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const location = `http://127.0.0.1:${(canary.address() as { port: number }).port}/`;
    for (const operation of ['types', 'projects', 'create'] as const)
      jira.fail(operation, { kind: 'redirect', location });

    const responses = [await listTypes(), await listProjects(), await create()];
    canary.close();

    expect(responses.map(({ status }) => status)).toEqual([502, 502, 502]);
    expect(visits).toBe(0);
  });

  it('returns the reason why Jira rejects an issue', async () => {
    const response = await create({ project_key: '"; drop' });

    expect([response.status, await detailOf(response)]).toEqual([502, 'Jira refused this: valid project is required']);
  });
});

describe('a server without Jira', () => {
  it('returns 409 to every call', async () => {
    const server = await openTestServer();
    const ann = await aPerson(server.url, 'ann@example.com');
    const { db } = server.database;
    const flow_id = await addFlow(db, await addProject(db, ann.userId));
    const body = { title: 'a', description: 'b', project_key: 'SHOP', type: 'Bug', flow_id, hyperlinks_to_attach: [] };

    const responses = [
      await ann.get(`/jira/issue/types?flow_id=${flow_id}`),
      await ann.get(`/jira/projects?flow_id=${flow_id}`),
      await ann.post('/jira/issue', body),
    ];
    const config = (await (await fetch(`${server.url}/config`)).json()) as AppConfig;
    await server.close();

    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(config.jira_enabled).toBe(false);
  });
});
