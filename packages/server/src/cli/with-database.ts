import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { type Database, joinDatabase } from '../platform/database/database.js';
import { isMigrated } from '../platform/database/migrate.js';
import { OperatorError } from '../platform/errors/operator-error.js';
import type { CommandParts } from './command.js';

/** Opens the database for a command, beside a running server or without one, and always closes it. */
export async function withDatabase(
  { config, log, print }: CommandParts,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await joinDatabase(config, log, print);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Opens the database as `withDatabase` does, for a command that is useless on an empty one.
 *
 * @throws OperatorError if there is no FlowLens database, or one of another version
 */
export async function withServersDatabase(
  parts: CommandParts,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataFolder } = parts.config;
  if (databaseUrl === undefined) assertDatabase(dataFolder);
  await withDatabase(parts, async (database) => {
    if (!(await isMigrated(database)))
      throw new OperatorError('The database is not up to date. Run "flowlens migrate" first.');
    await work(database);
  });
}

/** Checked first, because opening would create the database, and a mistyped folder would look like an empty server. */
function assertDatabase(dataFolder: string): void {
  const folder = join(dataFolder, 'db');
  try {
    accessSync(join(folder, 'PG_VERSION'), constants.R_OK);
  } catch (error) {
    const isForbidden = ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw new OperatorError(
      isForbidden
        ? `FLOWLENS_DATA: ${folder} may not be read by this user. Run the command as the user of the server.`
        : `There is no FlowLens database in ${dataFolder}. Set FLOWLENS_DATA or DATABASE_URL as the server has it.`,
    );
  }
}
