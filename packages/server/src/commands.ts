import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composeProduct } from './composition.js';
import type { Config } from './config/config.js';
import { readSecret } from './config/secret.js';
import { type Database, prepareDatabase } from './database/database.js';
import { migrate } from './database/migrate.js';
import { createJobs } from './jobs/jobs.js';
import { createLogger, type Logger } from './logging/logger.js';
import { createVoice } from './logging/voice.js';
import { OperatorError } from './operator-error.js';
import { builtAppFolder } from './package-paths.js';
import { type RunningServer, startServer } from './start.js';

export interface CommandParts {
  config: Config;
  log: Logger;
  /** Tells the person at the terminal what happens. */
  say: (line: string) => void;
}

export function createParts(config: Config): CommandParts {
  const log = createLogger(config);
  return { config, log, say: createVoice(config, log) };
}

/** `flowlens serve`: runs until a signal says stop. A second signal does not wait. */
export async function serve(parts: CommandParts, demo: boolean): Promise<void> {
  const running: { server?: RunningServer } = {};
  let stopping = false;
  const stop = async () => {
    // Before the server stands there is nothing to finish; the database's process ends with this one.
    if (stopping || !running.server) process.exit(stopping ? 1 : 0);
    stopping = true;
    parts.say('Stopping …');
    await running.server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  running.server = await startServer({ ...parts, config: withApp(parts.config), demo });
}

function withApp(config: Config): Config {
  const { appFolder } = config;
  if (appFolder !== undefined && !existsSync(join(appFolder, 'index.html')))
    throw new OperatorError(`FLOWLENS_APP: there is no index.html in ${appFolder}. Build the app first.`, 2);
  return { ...config, appFolder: appFolder ?? builtAppFolder() };
}

/** `flowlens migrate`: brings the database up to date. */
export async function migrateOnly(parts: CommandParts): Promise<void> {
  await withDatabase(parts, async (database) => {
    const applied = await migrate(database);
    parts.say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
  });
}

/** `flowlens seed`: puts the demo project into the database. */
export async function seedOnly(parts: CommandParts): Promise<void> {
  await withDatabase(parts, async (database) => {
    await migrate(database);
    const jobs = createJobs(database, parts.log);
    await composeProduct({ ...parts, secret: readSecret(parts.config), database, jobs }).seedDemo();
    parts.say('The demo project is in the database.');
  });
}

async function withDatabase(parts: CommandParts, work: (database: Database) => Promise<void>): Promise<void> {
  const database = prepareDatabase(parts.config, parts.log, parts.say);
  try {
    await database.open();
    await work(database);
  } finally {
    await database.close();
  }
}
