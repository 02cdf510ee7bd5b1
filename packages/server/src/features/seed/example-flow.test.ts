import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppConfig, FlowSummary, Project, SharedFlow } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../../test/conformance/fuzz/invariants.js';
import { findPerson } from '../people/find-person.js';
import { listPeople } from '../people/list-people.js';
import { seedFolder } from '../../platform/package-paths.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { sweep } from '../../platform/storage/removal/sweeper.js';
import { agentTokenOf, callTool } from '../../../test/support/mcp/mcp.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { openRestartableServer, type RestartableServer } from '../../../test/support/server/restartable-server.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { clearUpNow } from '../../../test/support/server/clear-up-now.js';
import { createExampleFlow } from './example-flow.js';
import { EXAMPLE_PROJECT_ID, EXAMPLE_TOKEN } from './example-project.js';
import { seedDemo } from './seed-demo.js';

const TITLE = 'Checkout fails with 500 on Pay';
const exampleUrlOf = async (url: string) =>
  ((await (await fetch(`${url}/config`)).json()) as AppConfig).example_flow_url;
const openExample = (url: string) => fetch(`${url}/flowlens/shared/${EXAMPLE_TOKEN}`);
const exampleOf = async (url: string) => (await (await openExample(url)).json()) as SharedFlow;

describe('the example flow', () => {
  let server: TestServer;
  let ann: Person;
  let flow: SharedFlow;
  beforeAll(async () => {
    server = await openTestServer({ env: { EXAMPLE_FLOW: 'on' } });
    ann = await aPerson(server.url, 'ann@example.com');
    flow = await exampleOf(server.url);
  });
  afterAll(() => server.close());

  const read = async <T>(path: string) => (await (await ann.get(path)).json()) as T;

  it('is announced in the configuration with its full URL', async () => {
    expect(await exampleUrlOf(server.url)).toBe(`${server.url}/shared/flow/${EXAMPLE_TOKEN}`);
  });

  it('opens without a session, with its comments and files', async () => {
    expect(flow).toMatchObject({ title: TITLE, reporter: 'Cleo Martins', recording_status: 'completed' });
    expect(new Set(flow.comments.map(({ author_name }) => author_name))).toEqual(
      new Set(['Ada Lindqvist', 'Ben Okafor', 'Cleo Martins']),
    );
    expect(JSON.stringify(flow)).not.toContain('@flowlens.test');
    const files = [flow.video_url, flow.preview_video_url, flow.thumbnail_url, flow.timeline_url];
    const responses = await Promise.all(files.map((url) => fetch(url ?? '')));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(responses[0]?.headers.get('content-type')).toBe('video/mp4');
    expect(await responses[3]?.json()).toHaveProperty('timeline');
  });

  it('does not appear in lists, searches and MCP results of a signed-in person', async () => {
    expect((await read<Project[]>('/systems')).map(({ id }) => id)).not.toContain(EXAMPLE_PROJECT_ID);
    expect(await read<FlowSummary[]>('/flowlens/flows')).toEqual([]);
    expect(await read<FlowSummary[]>('/flowlens/flows?search=Checkout')).toEqual([]);
    const paths = [
      `/flowlens/flow/${flow.id}`,
      `/flowlens/flow/${flow.id}/shares`,
      `/flowlens/system/${EXAMPLE_PROJECT_ID}/flows`,
      `/systems/${EXAMPLE_PROJECT_ID}`,
      `/systems/${EXAMPLE_PROJECT_ID}/members`,
      `/systems/${EXAMPLE_PROJECT_ID}/tags`,
      `/systems/${EXAMPLE_PROJECT_ID}/shares`,
    ];
    const responses = await Promise.all(paths.map((path) => ann.get(path)));
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 404));
    const mcp = { url: server.url, token: await agentTokenOf(ann) };
    expect(JSON.stringify(await callTool(mcp, 'list_flows', {}))).not.toMatch(/Demo shop|Checkout/);
    expect((await callTool(mcp, 'get_flow', { flow: flow.id })).isError).toBe(true);
  });

  it('does not invite viewers to join its project', async () => {
    expect((await fetch(`${server.url}/flowlens/shared/invitation/${EXAMPLE_TOKEN}`)).status).toBe(404);
  });

  it('cannot be changed, deleted or unshared by a signed-in person', async () => {
    const { db } = server.database;
    const link = await db.selectFrom('share_links').select('id').executeTakeFirstOrThrow();
    const responses = [
      await ann.patch(`/flowlens/flow/${flow.id}`, { title: 'Mine' }),
      await ann.delete(`/flowlens/flow/${flow.id}`),
      await ann.delete(`/flowlens/flow/${flow.id}/share/${link.id}`),
      await ann.delete(`/systems/${EXAMPLE_PROJECT_ID}`),
    ];

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await openExample(server.url)).status).toBe(200);
  });

  it('has accounts without an e-mail that operator commands do not find', async () => {
    const { db } = server.database;
    const accounts = await db.selectFrom('users').select(['id', 'email']).where('id', '!=', ann.userId).execute();

    expect((await listPeople(db)).map(({ email }) => email)).toEqual(['ann@example.com']);
    expect(accounts.map(({ email }) => email)).toEqual(['', '', '']);
    for (const who of ['', 'cleo@flowlens.test', ...accounts.map(({ id }) => id)])
      await expect(findPerson(db, who)).rejects.toThrow('has signed in yet');
  });

  it('is not accessible to a demo person with the e-mail of its reporter', async () => {
    await seedDemo(server.database, openStorage(server), seedFolder, quietLog);
    const cleo = await aPerson(server.url, 'cleo@flowlens.test');
    const projects = (await (await cleo.get('/systems')).json()) as Project[];

    expect(projects.map(({ id }) => id)).not.toContain(EXAMPLE_PROJECT_ID);
    expect((await cleo.get(`/flowlens/flow/${flow.id}`)).status).toBe(404);
  });

  it('survives housekeeping and the sweeper, and violates no invariant', async () => {
    const { database } = server;
    await clearUpNow(server);
    await sweep({ database, storage: openStorage(server), log: quietLog }, 0);

    expect((await fetch((await exampleOf(server.url)).video_url ?? '')).status).toBe(200);
    expect(await brokenInvariants(database.pool)).toEqual([]);
  });
});

describe('the example flow over several starts', () => {
  let server: RestartableServer;
  beforeAll(async () => {
    server = await openRestartableServer({ EXAMPLE_FLOW: 'on' });
  });
  afterAll(() => server.close());

  const db = () => server.running().database.db;
  const countOf = async (table: 'users' | 'projects' | 'flows' | 'blobs' | 'share_links' | 'applied_seeds') =>
    (await db().selectFrom(table).selectAll().execute()).length;
  const counts = () =>
    Promise.all((['users', 'projects', 'flows', 'blobs', 'share_links', 'applied_seeds'] as const).map(countOf));
  async function restart(env: Record<string, string> = {}): Promise<void> {
    await server.stop();
    await server.start(env);
  }

  it('stays the same after a second start', async () => {
    const [before, rows] = [await exampleOf(server.url), await counts()];

    await restart();

    expect((await exampleOf(server.url)).id).toBe(before.id);
    expect(await counts()).toEqual(rows);
  });

  it.each(['off', 'false'])(
    'disappears after a start with EXAMPLE_FLOW=%s and returns after one without',
    async (value) => {
      await restart({ EXAMPLE_FLOW: value });
      expect(await exampleUrlOf(server.url)).toBeNull();
      expect((await openExample(server.url)).status).toBe(401);
      expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);

      await restart();
      expect(await exampleUrlOf(server.url)).toContain(EXAMPLE_TOKEN);
      expect((await exampleOf(server.url)).title).toBe(TITLE);
    },
  );

  it('does not return after its link was revoked in the database', async () => {
    await db().updateTable('share_links').set({ revoked_at: new Date() }).execute();

    await restart();

    expect(await exampleUrlOf(server.url)).toBeNull();
    expect((await openExample(server.url)).status).toBe(401);
    await restart({ EXAMPLE_FLOW: 'off' });
    await restart();
    expect((await openExample(server.url)).status).toBe(200);
  });
});

describe('createExampleFlow', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await openTestServer();
    folder = mkdtempSync(join(tmpdir(), 'fl-example-'));
    cpSync(join(seedFolder, 'checkout-fails-on-pay'), join(folder, 'checkout-fails-on-pay'), { recursive: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  const create = (from = folder) =>
    createExampleFlow({
      config: { exampleFlow: true, publicUrl: 'https://flowlens.example' },
      database: server.database,
      storage: openStorage(server),
      seedFolder: from,
      log: quietLog,
    });

  it('adds one flow when several servers start at the same time', async () => {
    const examples = [create(), create(), create()];

    await Promise.all(examples.map(({ prepare }) => prepare()));

    const address = `https://flowlens.example/shared/flow/${EXAMPLE_TOKEN}`;
    expect(examples.map(({ url }) => url())).toEqual([address, address, address]);
    expect(await server.database.db.selectFrom('flows').select('title').execute()).toHaveLength(1);
  });

  it('replaces the flow when a file of the recording changes, and the sweeper removes the old files', async () => {
    const before = await exampleOf(server.url);
    writeFileSync(join(folder, 'checkout-fails-on-pay', 'timeline.json'), '{"timeline":[]}');

    await create().prepare();

    const after = await exampleOf(server.url);
    expect(after.id).not.toBe(before.id);
    expect(await (await fetch(after.timeline_url ?? '')).json()).toEqual({ timeline: [] });
    await sweep({ database: server.database, storage: openStorage(server), log: quietLog }, 0);
    expect((await fetch(before.video_url ?? '')).status).toBe(404);
    expect((await fetch(after.video_url ?? '')).status).toBe(200);
  });

  it('keeps the existing flow when the recording cannot be read', async () => {
    const example = create(join(folder, 'missing'));

    await example.prepare();

    expect(example.url()).not.toBeNull();
    expect((await openExample(server.url)).status).toBe(200);
  });
});
