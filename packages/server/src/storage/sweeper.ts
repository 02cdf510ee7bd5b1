import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Logger } from '../logging/logger.js';
import { areBlobsHeld } from './blob-holds.js';
import type { BlobRemoval } from './blob-removal.js';
import type { BlobStorage } from './blob-storage.js';
import { ownsStorage } from './installation.js';
import { sweepFiles } from './sweep-files.js';
import { sweepRows } from './sweep-rows.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';
/** A file is stored before its row, and that before a flow names it: nothing younger is touched. */
const GRACE_SECONDS = 600;

export interface SweeperParts {
  database: Pick<Database, 'db'>;
  storage: BlobStorage;
  blobRemoval: BlobRemoval;
  log: Logger;
}

/** Sweeps every ten minutes, on one of the servers. Before `jobs.start`. */
export function scheduleSweeps(jobs: Jobs, parts: SweeperParts): void {
  jobs.schedule('sweep-blobs', EVERY_TEN_MINUTES, () => sweep(parts));
}

/** Removes what belongs to nothing: rows that no flow names, files without a row, drafts of writes that broke off. */
export async function sweep(parts: SweeperParts, graceSeconds = GRACE_SECONDS): Promise<void> {
  const { database, storage, log } = parts;
  const { db } = database;
  await db
    .deleteFrom('blob_holds')
    .where('held_until', '<', sql<Date>`now()`)
    .execute();
  const rows = await sweepRows(parts, graceSeconds);
  // Looked at only now: whoever holds the files from here on finds the rows of all that is removed gone.
  const stay = (await areBlobsHeld(db)) || !(await ownsStorage({ db, storage, log }));
  const files = stay ? 0 : await sweepFiles(db, storage, graceSeconds);
  await storage.removeDrafts();
  if (rows + files > 0) log.info({ rows, files }, 'swept the store of recordings');
}
