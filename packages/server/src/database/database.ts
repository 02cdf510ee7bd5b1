import { Kysely } from 'kysely';
import pg, { type ClientConfig, type Pool } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { FolderInUseError } from './embedded/folder-lock.js';
import { Supervisor } from './embedded/supervisor.js';
import type { Tables } from './tables.js';
import { PreparingClient } from './preparing-client.js';
import { waitForPostgres } from './wait-for-postgres.js';
import { WatchedPostgresDialect } from './watched-dialect.js';

const STATEMENT_TIMEOUT_MS = 5_000;
/** Of a PostgreSQL that swallows packets; one that is down refuses at once. */
const CONNECT_TIMEOUT_MS = 2_000;
/** The embedded database takes one client after the other, the new one too. */
const EMBEDDED_CONNECT_TIMEOUT_MS = 5_000;
const HEALTH_TIMEOUT_MS = 2_000;

/** The one door to PostgreSQL, embedded or not. */
export interface Database {
  pool: Pool;
  db: Kysely<Tables>;
  /** How to connect beside the pool and its time limits. */
  connection: ClientConfig;
  /** Process id of the embedded database; undefined for a PostgreSQL of its own. */
  embeddedPid: () => number | undefined;
  /** Starts the embedded database, or waits for PostgreSQL; until then queries fail as if it were down. */
  open: () => Promise<void>;
  /** Whether queries are answered right now. */
  health: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * The database for a command that runs once, ready for queries. The embedded one may belong to a running server: the
 * command is then one more client of that server's database.
 *
 * @throws FolderInUseError when the server that has the folder does not let others in
 */
export async function joinDatabase(config: Config, log: Logger, say: (line: string) => void): Promise<Database> {
  const database = prepareDatabase(config, log, say);
  try {
    await database.open();
  } catch (error) {
    if (error instanceof FolderInUseError && (await database.health())) return database;
    await database.close();
    throw error;
  }
  return database;
}

/** The database before it is opened; `say` tells the person at the terminal what takes so long. */
export function prepareDatabase(config: Config, log: Logger, say: (line: string) => void = () => undefined): Database {
  const { databaseUrl, dataFolder } = config;
  const supervisor = databaseUrl ? undefined : new Supervisor({ dataFolder, log, say });
  const connection: ClientConfig = supervisor
    ? { host: supervisor.socket.folder, port: 5432, user: 'postgres', database: 'postgres' }
    : { connectionString: databaseUrl, application_name: 'flowlens' };
  const connectionTimeoutMillis = supervisor ? EMBEDDED_CONNECT_TIMEOUT_MS : CONNECT_TIMEOUT_MS;
  const pool = createPool({ ...connection, connectionTimeoutMillis }, log);
  return {
    pool,
    connection,
    db: new Kysely<Tables>({ dialect: new WatchedPostgresDialect({ pool }) }),
    embeddedPid: () => supervisor?.pid,
    open: () => (supervisor ? supervisor.start() : waitForPostgres(pool, say)),
    health: () => answers(pool),
    async close() {
      await pool.end();
      await supervisor?.stop();
    },
  };
}

function createPool(connection: ClientConfig & { connectionTimeoutMillis: number }, log: Logger): Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The embedded database has no timers, and a network may swallow an answer.
    query_timeout: STATEMENT_TIMEOUT_MS + 500,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  });
  // Without listeners a connection that breaks would end the process: the pool's own hears of idle ones only, and
  // Kysely listens to none. Who waits for an answer is told by a rejected query, and the pool connects anew.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  return pool;
}

async function answers(pool: Pool): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(HEALTH_TIMEOUT_MS, false, { ref: false })]);
}
