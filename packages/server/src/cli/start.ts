import type { FastifyInstance } from 'fastify';
import { createApp } from '../http/app.js';
import { composeProduct } from '../composition.js';
import { addressOf, type Config } from '../platform/config/config.js';
import { makeDataFolder } from '../platform/config/make-data-folder.js';
import { readSecret } from '../platform/config/secret.js';
import { type Database, prepareDatabase } from '../platform/database/database.js';
import { migrate } from '../platform/database/migrate.js';
import { createJobs, type Jobs } from '../platform/jobs/jobs.js';
import { listenFailure } from '../http/listen-failure.js';
import type { Logger } from '../platform/logging/logger.js';
import { storeLimits } from '../features/projects/store-limits.js';
import { type MediaSandbox, openMediaSandbox } from '../platform/sandbox/sandbox.js';
import { type ReservedPort, reservePort } from '../http/reserve-port.js';

/** Time for running requests to finish once the server is stopping. */
const FINISH_MS = 10_000;

export interface StartOptions {
  config: Config;
  log: Logger;
  /** Prints a line for the person at the terminal. */
  print: (line: string) => void;
  /** Puts the demo project into the database. @default false */
  demo?: boolean;
}

export interface RunningServer {
  /** Address of the server, without a slash at the end. */
  url: string;
  app: FastifyInstance;
  database: Database;
  /** Contains the processes that read videos. */
  sandbox: MediaSandbox;
  /** Finishes running work, for at most 10 s, and closes everything. */
  close: () => Promise<void>;
}

/**
 * Starts the whole server. It listens first, so that `/livez` and `/readyz` report its state while the database opens.
 * Other calls are accepted once it has started.
 *
 * @throws OperatorError, FolderInUseError, MigrationError
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config } = options;
  if (config.port !== 0) return start(options);
  // The public address and the issuer need the port before anything listens.
  const reserved = await reservePort(config.host).catch((error: unknown) => {
    throw listenFailure(error, config);
  });
  try {
    return await start({ ...options, config: withPort(config, reserved.port) }, reserved);
  } catch (error) {
    reserved.release();
    throw error;
  }
}

async function start(
  { config, log, print, demo = false }: StartOptions,
  reserved?: ReservedPort,
): Promise<RunningServer> {
  makeDataFolder(config.dataFolder);
  const database = prepareDatabase(config, log, print);
  const jobs = createJobs(database, log);
  const [secret, sandbox] = [await readSecret(config), await openMediaSandbox(config)];
  const product = composeProduct({ config, secret, database, jobs, sandbox, log });
  let started = false;
  const isStarted = () => started;
  const isReady = async () => started && (await database.health()) && (await product.isStorageReady());
  const app = await createApp({ config, log, product, isStarted, isReady, measured: { database, jobs } });
  const close = () => closeAll(app, jobs, database);
  reserved?.passTo(app);
  try {
    await listen(app, config);
    await database.open();
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ applied }, 'migrated');
    await storeLimits(database.db, config);
    await product.claimStorage();
    await jobs.start();
    await product.prepareExampleFlow();
    if (demo) await product.seedDemo();
    started = true;
  } catch (error) {
    await close();
    throw error;
  }
  const url = addressOf(config.host, config.port);
  print(`FlowLens is ready at ${url}`);
  return { url, app, database, sandbox, close };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenFailure(error, { host, port });
  }
}

async function closeAll(app: FastifyInstance, jobs: Jobs, database: Database): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  // In parallel, because they share the same 10 s.
  await Promise.all([app.close().finally(() => clearTimeout(late)), jobs.stop()]);
  await database.close();
}

function withPort(config: Config, port: number): Config {
  const isDefault = config.publicUrl === addressOf(config.host, 0);
  return { ...config, port, ...(isDefault && { publicUrl: addressOf(config.host, port) }) };
}
