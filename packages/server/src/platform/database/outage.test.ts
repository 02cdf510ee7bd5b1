import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { startPostgresCluster } from '../../../test/support/database/postgres-cluster.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import type { Database } from './database.js';

interface Kind {
  name: string;
  env: Record<string, string>;
  takeDown: (server: TestServer) => void;
  bringUp: () => void;
  /** Makes every statement wait; returns a function that continues them. */
  suspend: (database: Database) => Promise<() => Promise<void>>;
}

const cluster = startPostgresCluster();
afterAll(() => cluster?.remove());

const kinds: Kind[] = [
  {
    name: 'the embedded database',
    env: {},
    takeDown: ({ database }) => void process.kill(database.embeddedPid() ?? 0, 'SIGSTOP'),
    // The watchdog does that.
    bringUp: () => undefined,
    // It serves one transaction after the other.
    async suspend({ connection }) {
      const blocker = new pg.Client(connection);
      await blocker.connect();
      await blocker.query('begin');
      return () => blocker.end();
    },
  },
];
if (cluster) {
  const env = { DATABASE_URL: cluster.createDatabase('outage') };
  kinds.push({
    name: 'PostgreSQL',
    env,
    takeDown: () => cluster.stop(),
    bringUp: () => cluster.start(),
    async suspend({ pool }) {
      const { rows } = await pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
      );
      const signal = (name: 'SIGSTOP' | 'SIGCONT') => rows.forEach(({ pid }) => process.kill(pid, name));
      signal('SIGSTOP');
      return () => Promise.resolve(signal('SIGCONT'));
    },
  });
}

describe.each(kinds)('the server on $name', ({ env, takeDown, bringUp, suspend }) => {
  let server: TestServer;
  let ann: Person;
  const status = async (path: string) => (await ann.get(path)).status;
  beforeAll(async () => {
    server = await openTestServer({ env });
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  it('serves calls', async () => {
    expect(await status('/systems')).toBe(200);
    expect(await status('/readyz')).toBe(200);
  });

  it('returns 503 while the database is away, stays alive, and recovers by itself', async () => {
    takeDown(server);
    const response = await ann.get('/systems');

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      title: 'Service Unavailable',
      detail: 'The database is not responding. Please try again in a moment.',
    });
    expect(await status('/livez')).toBe(200);
    expect(await status('/readyz')).toBe(503);

    bringUp();
    await waitUntil('the server works again', async () => (await status('/systems')) === 200);
    expect(await status('/readyz')).toBe(200);
  });

  it('aborts a statement that waits too long and returns 503', async () => {
    const blocker = await server.database.pool.connect();
    await blocker.query('begin; lock table projects, members, sessions in access exclusive mode');

    expect((await ann.get('/systems')).status).toBe(503);
    expect(await status('/livez')).toBe(200);
    await blocker.query('rollback');
    blocker.release();
    expect(await status('/systems')).toBe(200);
  });

  it('keeps acknowledged writes after a transaction that failed to begin', async () => {
    const { db, connection } = server.database;
    // On a connection that was taken before, because the jobs' constant queries delay every other one.
    await db.connection().execute(async (taken) => {
      const resume = await suspend(server.database);
      await expect(taken.transaction().execute(() => Promise.resolve())).rejects.toThrow('Query read timeout');
      await resume();
    });

    await db.updateTable('users').set({ name: 'Kept' }).where('id', '=', ann.userId).execute();

    const other = new pg.Client({ ...connection, query_timeout: 5_000 });
    await other.connect();
    const { rows } = await other.query('select name from users where id = $1', [ann.userId]);
    await other.end();
    expect(rows).toEqual([{ name: 'Kept' }]);
  });
});

describe.runIf(cluster)('the server after a failover that kept its connections', () => {
  it('returns 503 to writes, then opens new connections for them', async () => {
    const server = await openTestServer({ env: { DATABASE_URL: cluster?.createDatabase('failover') ?? '' } });
    const ann = await aPerson(server.url, 'ann@example.com');
    const { pool } = server.database;
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    for (const client of clients) await client.query('set default_transaction_read_only = on');
    for (const client of clients) client.release();
    const statuses: number[] = [];

    await waitUntil('it writes again', async () => {
      statuses.push((await ann.post('/systems', { name: 'Web shop' })).status);
      return statuses.at(-1) === 201;
    });

    await server.close();
    expect(new Set(statuses)).toEqual(new Set([503, 201]));
  });
});
