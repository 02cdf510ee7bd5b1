import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { SocketFolder } from '../../packages/server/src/platform/database/embedded/socket-folder.js';
import { startPostgresCluster } from '../../packages/server/test/support/database/postgres-cluster.js';

export interface BenchDatabase {
  name: 'PostgreSQL' | 'embedded';
  /** Environment variables that make a server use it. */
  env: Record<string, string>;
  /** Connection settings while a server runs. */
  connection: ClientConfig;
  /** Runs SQL while no server is running, without a server's safety limits. */
  prepare: (work: (run: (sql: string) => Promise<unknown>) => Promise<void>) => Promise<void>;
  remove: () => void;
}

/** Returns the databases that this machine has. */
export function* databases(): Generator<BenchDatabase> {
  const postgres = openPostgres();
  if (postgres) yield postgres;
  else console.log('This machine has no PostgreSQL: only the embedded database is measured.\n');
  yield openEmbedded();
}

function openPostgres(): BenchDatabase | undefined {
  const cluster = startPostgresCluster();
  if (!cluster) return undefined;
  const connectionString = cluster.createDatabase('bench');
  const folder = mkdtempSync(join(tmpdir(), 'flowlens-bench-'));
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: connectionString, FLOWLENS_DATA: folder },
    connection: { connectionString },
    async prepare(work) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      await work((sql) => client.query(sql));
      await client.end();
    },
    remove() {
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openEmbedded(): BenchDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'flowlens-bench-'));
  return {
    name: 'embedded',
    env: { FLOWLENS_DATA: folder },
    connection: { host: new SocketFolder(folder).folder, port: 5432, user: 'postgres', database: 'postgres' },
    async prepare(work) {
      const database = await PGlite.create(join(folder, 'db'), { extensions: { btree_gin, pg_trgm } });
      await work((sql) => database.exec(sql));
      await database.close();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
