import type { Config } from '../../../src/platform/config/config.js';
import { type Database, prepareDatabase } from '../../../src/platform/database/database.js';
import { quietLog } from '../server/quiet-log.js';

/** A database without a server, ready for queries. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = prepareDatabase(config, quietLog);
  await database.open();
  return database;
}
