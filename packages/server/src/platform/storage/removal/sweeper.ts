import { sql } from 'kysely';
import type { Database } from '../../database/database.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { Logger } from '../../logging/logger.js';
import { areBlobsHeld } from './blob-holds.js';
import type { BlobStorage } from '../blob-storage.js';
import { findOrphans } from './find-orphans.js';
import { ownsStorage } from '../installation.js';
import { isFullPassDue, sweepPending } from './sweep-pending.js';

const EVERY_TEN_MINUTES = '*/10 * * * *';
/** A file is written before its row, and the row before a flow refers to it, so younger files are left alone. */
const GRACE_SECONDS = 600;

export interface SweeperParts {
  database: Pick<Database, 'db'>;
  storage: BlobStorage;
  log: Logger;
}

/** Sweeps every ten minutes, on one of the servers. Call it before `jobs.start`. */
export function scheduleSweeps(jobs: Jobs, parts: SweeperParts): void {
  jobs.schedule('sweep-blobs', EVERY_TEN_MINUTES, () => sweep(parts));
}

/** Removes pending files without references, and drafts of interrupted writes. Once a week, checks all files first. */
export async function sweep(parts: SweeperParts, graceSeconds = GRACE_SECONDS): Promise<void> {
  const { database, storage, log } = parts;
  const { db } = database;
  await db
    .deleteFrom('blob_holds')
    .where('held_until', '<', sql<Date>`now()`)
    .execute();
  await storage.removeDrafts();
  if ((await areBlobsHeld(db)) || !(await ownsStorage({ db, storage, log }))) return;
  if (await isFullPassDue(db)) await findOrphans(db, storage);
  const files = await sweepPending({ db, storage }, graceSeconds);
  if (files > 0) log.info({ files }, 'swept the store of recordings');
}
