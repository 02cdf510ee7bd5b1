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
/** Timeout for a PostgreSQL whose packets get lost; one that is down refuses at once. */
const CONNECT_TIMEOUT_MS = 2_000;
/** Longer, because the embedded database serves one client at a time. */
const EMBEDDED_CONNECT_TIMEOUT_MS = 5_000;
const HEALTH_TIMEOUT_MS = 2_000;

/** Access to PostgreSQL, embedded or not. */
export interface Database {
  pool: Pool;
  db: Kysely<Tables>;
  /** Connection settings for clients outside of the pool and its timeouts. */
  connection: ClientConfig;
  /** Process id of the embedded database; undefined for a separate PostgreSQL. */
  embeddedPid: () => number | undefined;
  /** Starts the embedded database, or waits for PostgreSQL; earlier queries fail as if it were down. */
  open: () => Promise<void>;
  /** Returns whether the database currently answers queries. */
  health: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Opens the database for a one-off command. The embedded one may belong to a running server: the command is then
 * another client of that server's database.
 *
 * @throws OperatorError if the database of the running server is unreachable
 */
export async function joinDatabase(config: Config, log: Logger, print: (line: string) => void): Promise<Database> {
  const database = prepareDatabase(config, log, print);
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

/** Creates the database before it is opened; `print` informs the operator during long waits. */
export function prepareDatabase(
  config: Config,
  log: Logger,
  print: (line: string) => void = () => undefined,
): Database {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl) {
    const database = connectTo(
      { connectionString: databaseUrl, application_name: 'flowlens' },
      CONNECT_TIMEOUT_MS,
      log,
    );
    return { ...database, open: () => waitForPostgres(database.pool, print) };
  }
  const supervisor = new Supervisor({ dataFolder, log, print });
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

/** Creates a client of an external database. */
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
    // The embedded database does not support timeouts, and a network may lose a response.
    query_timeout: STATEMENT_TIMEOUT_MS + 500,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
  });
  // Without listeners, a broken connection would end the process: the pool listens only to idle ones, and Kysely to
  // none. Callers get a rejected query, and the pool reconnects.
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
