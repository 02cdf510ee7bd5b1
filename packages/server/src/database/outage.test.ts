import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../test-support/person.js';
import { startPostgresCluster } from '../test-support/postgres-cluster.js';
import { openTestServer, type TestServer } from '../test-support/test-server.js';
import { waitUntil } from '../test-support/wait-until.js';

interface Kind {
  name: string;
  env: Record<string, string>;
  takeAway: (server: TestServer) => void;
  bringBack: () => void;
}

const cluster = startPostgresCluster();
afterAll(() => cluster?.remove());

const kinds: Kind[] = [
  {
    name: 'the embedded database',
    env: {},
    takeAway: ({ database }) => void process.kill(database.embeddedPid() ?? 0, 'SIGSTOP'),
    // The watchdog does that.
    bringBack: () => undefined,
  },
];
if (cluster) {
  const env = { DATABASE_URL: cluster.createDatabase('outage') };
  kinds.push({ name: 'PostgreSQL', env, takeAway: () => cluster.stop(), bringBack: () => cluster.start() });
}

describe.each(kinds)('the server on $name', ({ env, takeAway, bringBack }) => {
  let server: TestServer;
  let ann: Person;
  const status = async (path: string) => (await ann.get(path)).status;
  beforeAll(async () => {
    server = await openTestServer({ env });
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  it('works', async () => {
    expect(await status('/systems')).toBe(200);
    expect(await status('/readyz')).toBe(200);
  });

  it('answers 503 while the database is away, lives on, and recovers by itself', async () => {
    takeAway(server);
    const answer = await ann.get('/systems');

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      title: 'Service Unavailable',
      detail: 'The database does not answer. Please try again in a moment.',
    });
    expect(await status('/livez')).toBe(200);
    expect(await status('/readyz')).toBe(503);

    bringBack();
    await waitUntil('the server works again', async () => (await status('/systems')) === 200);
    expect(await status('/readyz')).toBe(200);
  });

  it('gives up on a statement that waits too long and answers 503', async () => {
    const blocker = await server.database.pool.connect();
    await blocker.query('begin; lock table projects, members, sessions in access exclusive mode');

    expect((await ann.get('/systems')).status).toBe(503);
    expect(await status('/livez')).toBe(200);
    await blocker.query('rollback');
    blocker.release();
    expect(await status('/systems')).toBe(200);
  });
});
