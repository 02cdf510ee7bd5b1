import { Kysely } from 'kysely';
import pg, { type ClientConfig, type Pool } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import type { Logger } from '../logging/logger.js';
import { OperatorError } from '../errors/operator-error.js';
import { FolderInUseError } from './embedded/folder-lock-errors.js';
import { isPrivate } from './embedded/socket-folder.js';
import { Supervisor } from './embedded/supervisor.js';
import type { Tables } from './schema/tables.js';
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
  /** Connection settings for clients outside of the pool and its time limits. */
  connection: ClientConfig;
  /** Process id of the embedded database; undefined for a PostgreSQL of its own. */
  embeddedPid: () => number | undefined;
  /** Starts the embedded database, or waits for PostgreSQL; until then queries fail as if it were down. */
  open: () => Promise<void>;
  /** Returns whether the database answers queries right now. */
  health: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * The database for a command that runs once, ready for queries. The embedded one may belong to a running server: the
 * command is then one more client of that server's database.
 *
 * @throws OperatorError when the database of the server that has the folder is out of reach
 */
export async function joinDatabase(config: Config, log: Logger, say: (line: string) => void): Promise<Database> {
  const database = prepareDatabase(config, log, say);
  try {
    await database.open();
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof FolderInUseError) return joinServer(error, log);
    throw error;
  }
}

async function joinServer({ folder, holder, socketFolder }: FolderInUseError, log: Logger): Promise<Database> {
  const whose = `The database of the FlowLens server (${holder}) in ${folder}`;
  if (socketFolder !== undefined) {
    if (!isPrivate(socketFolder))
      throw new OperatorError(
        `${whose} cannot be reached from here: it listens in ${socketFolder}. Run the command as the user of the ` +
          'server, and in its container if it has one; a service with PrivateTmp needs a TMPDIR that the command sees.',
      );
    const database = connectTo(embeddedIn(socketFolder), EMBEDDED_CONNECT_TIMEOUT_MS, log);
    if (await database.health()) return database;
    await database.close();
  }
  throw new OperatorError(`${whose} does not answer. Run the command again when the server is ready.`);
}

/** The database before it is opened; `say` tells the person at the terminal what takes so long. */
export function prepareDatabase(config: Config, log: Logger, say: (line: string) => void = () => undefined): Database {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl) {
    const database = connectTo(
      { connectionString: databaseUrl, application_name: 'flowlens' },
      CONNECT_TIMEOUT_MS,
      log,
    );
    return { ...database, open: () => waitForPostgres(database.pool, say) };
  }
  const supervisor = new Supervisor({ dataFolder, log, say });
  const database = connectTo(embeddedIn(supervisor.socket.folder), EMBEDDED_CONNECT_TIMEOUT_MS, log);
  return {
    ...database,
    embeddedPid: () => supervisor.pid,
    open: () => supervisor.start(),
    async close() {
      await database.close();
      await supervisor.stop();
    },
  };
}

function embeddedIn(socketFolder: string): ClientConfig {
  return { host: socketFolder, port: 5432, user: 'postgres', database: 'postgres' };
}

/** A client of a database that somebody else runs. */
function connectTo(connection: ClientConfig, connectionTimeoutMillis: number, log: Logger): Database {
  const pool = createPool({ ...connection, connectionTimeoutMillis }, log);
  return {
    pool,
    connection,
    db: new Kysely<Tables>({ dialect: new WatchedPostgresDialect({ pool }) }),
    embeddedPid: () => undefined,
    open: () => Promise.resolve(),
    health: () => answers(pool),
    close: () => pool.end(),
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
