import { existsSync, mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import pg, { type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { openDatabase } from '../../../../test/support/database/open-database.js';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { type Database, prepareDatabase } from '../database.js';
import { identify } from './process-identity.js';

const dataFolder = createDataFolder();
let database: Database;

beforeAll(async () => {
  database = await openDatabase(readConfig({ FLOWLENS_DATA: dataFolder }));
  await database.pool.query('create table notes (id integer primary key, text text)');
});
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const answers = () => database.health();
const count = async () => (await database.pool.query<{ n: number }>('select count(*)::int as n from notes')).rows[0]?.n;

/** Breaks a client's connection abruptly, like a dying process. */
function cut(client: PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy: () => void } } };
  connection.stream.destroy();
  client.release(true);
}

describe('the embedded database', () => {
  it('is PostgreSQL with the required extensions', async () => {
    await database.pool.query('create extension pg_trgm; create extension btree_gin');
    const { rows } = await database.pool.query("select similarity('checkout', 'chekout') > 0.4 as similar");

    expect(rows).toEqual([{ similar: true }]);
  });

  it('never mixes up statements of several clients, also when they arrive in pieces', async () => {
    const long = 'x'.repeat(300_000);
    const results = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const text = n % 2 ? long : 'short';
        const statement = n % 2 ? 'select $1::int as n, length($2) as size' : 'select length($2) as size, $1::int as n';
        return (await database.pool.query<{ n: number; size: number }>(statement, [n, text])).rows[0];
      }),
    );

    expect(results).toEqual(results.map((_, n) => ({ n, size: n % 2 ? long.length : 5 })));
  });

  it('keeps transactions apart', async () => {
    const before = await count();
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const client = await database.pool.connect();
        await client.query('begin');
        await client.query('insert into notes values ($1, $2)', [n, 'transaction']);
        await client.query('select 1');
        await client.query(n % 2 ? 'commit' : 'rollback');
        client.release();
      }),
    );

    expect(await count()).toBe((before ?? 0) + 20);
  });

  it('keeps prepared statements per client, and drops them when a client disconnects', async () => {
    const clients = await Promise.all([database.pool.connect(), database.pool.connect()]);
    const ask = async () => {
      const asked = clients.map((client, n) =>
        client.query({ name: 'who', text: `select ${n} + $1::int as n`, values: [10] }),
      );
      return (await Promise.all(asked)).map(({ rows }) => rows as unknown);
    };
    expect([await ask(), await ask()]).toEqual([
      [[{ n: 10 }], [{ n: 11 }]],
      [[{ n: 10 }], [{ n: 11 }]],
    ]);

    for (const client of clients) cut(client);
    await waitUntil('they are forgotten', async () => {
      const { rows } = await database.pool.query("select 1 from pg_prepared_statements where name like '%who'");
      return rows.length === 0;
    });
  });

  it('serves everyone else after a statement that fails', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => database.pool.query(n % 3 ? 'select $1::int' : 'selec $1', [n])),
    );

    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  });

  it('rolls back for a client that disconnects in a transaction', async () => {
    const before = await count();
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('insert into notes values (1000, $1)', ['lost']);
    cut(client);

    expect(await count()).toBe(before);
  });

  it('recovers within seconds after it is killed, with every acknowledged write', async () => {
    await database.pool.query('insert into notes values (2000, $1)', ['kept']);
    const before = await count();
    const pid = database.embeddedPid();
    process.kill(pid ?? 0, 'SIGKILL');

    await waitUntil('another process serves', async () => database.embeddedPid() !== pid && (await answers()));
    expect(await count()).toBe(before);
  });

  it('is restarted when it hangs', async () => {
    const before = await count();
    const pid = database.embeddedPid();
    process.kill(pid ?? 0, 'SIGSTOP');

    await waitUntil('another process serves', async () => database.embeddedPid() !== pid && (await answers()));
    expect(await count()).toBe(before);
  });

  it('completes a long statement, such as a migration of a large database', async () => {
    const pid = database.embeddedPid();
    const client = new pg.Client(database.connection);
    await client.connect();

    await client.query(`do $$
      declare over timestamptz := clock_timestamp() + interval '8 s';
      begin while clock_timestamp() < over loop end loop; end $$`);

    await client.end();
    expect(database.embeddedPid()).toBe(pid);
  });

  it('never has two processes at once, even if the folder is not writable', async () => {
    const before = await count();
    // The next process is written to the lock here.
    const blocked = `${dataFolder}/database.lock.${process.pid}`;
    mkdirSync(blocked);
    const seen = new Set<number>();
    process.kill(database.embeddedPid() ?? 0, 'SIGKILL');

    await waitUntil('it was tried several times', () => seen.add(database.embeddedPid() ?? 0).size > 3);
    const alive = [...seen].filter((pid) => identify(pid) !== undefined);
    expect(alive.length).toBeLessThanOrEqual(1);

    rmdirSync(blocked);
    await waitUntil('it serves again', answers);
    expect(await count()).toBe(before);
  });

  it('locks its folder while it opens, however long that takes', async () => {
    const lock = `${dataFolder}/database.lock`;
    await database.close();
    database = prepareDatabase(readConfig({ FLOWLENS_DATA: dataFolder }), quietLog);
    const opened = database.open();
    await waitUntil('its process is there', () => database.embeddedPid() !== undefined);
    const pid = database.embeddedPid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    utimesSync(lock, 0, 0);

    await waitUntil('the lock is touched', () => statSync(lock).mtimeMs > 0);

    process.kill(pid, 'SIGCONT');
    await opened;
  });

  it('keeps its data over a restart, and leaves no lock', async () => {
    const before = await count();
    await database.close();
    expect(existsSync(`${dataFolder}/database.lock`)).toBe(false);
    database = await openDatabase(readConfig({ FLOWLENS_DATA: dataFolder }));

    expect(await count()).toBe(before);
  });
});
