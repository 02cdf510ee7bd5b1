import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.js';
import type { Tables } from '../../database/schema/tables.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { Logger } from '../../logging/logger.js';
import { areBlobsHeld } from './blob-holds.js';
import type { BlobStorage } from '../blob-storage.js';
import { markRemoving, removePending } from './pending-files.js';

/** Delays double, so the last attempt comes about a day after the first; the sweeper handles the rest. */
const RETRIES = { retryLimit: 15, retryDelay: 5, retryBackoff: true, retryDelayMax: 7_200 };

/** Files per statement and job: the files of a large project at once would come close to the statement timeout. */
const FILES_AT_ONCE = 500;

/** Removes files when their owner is deleted. */
export interface BlobRemoval {
  /** Deletes the rows of `blobs` in the caller's transaction; the files are deleted after the commit. */
  discard: (db: Kysely<Tables>, keys: string[]) => Promise<void>;
}

interface BlobRemovalParts {
  jobs: Jobs;
  database: Pick<Database, 'db'>;
  storage: BlobStorage;
  log: Logger;
}

/** Declares the job that removes files. Call it before `jobs.start`. */
export function createBlobRemoval({ jobs, database, storage, log }: BlobRemovalParts): BlobRemoval {
  const queue = jobs.queue<{ keys: string[] }>('remove-blobs', RETRIES, async ({ data: { keys } }) => {
    // They stay pending, so that the sweeper removes them after the backup.
    if (await areBlobsHeld(database.db)) return;
    await removePending(database.db, storage, keys);
    log.info({ files: keys.length }, 'removed files');
  });

  return {
    async discard(db, keys) {
      for (let start = 0; start < keys.length; start += FILES_AT_ONCE) {
        const some = keys.slice(start, start + FILES_AT_ONCE);
        await db
          .deleteFrom('blobs')
          .where('key', '=', sql<string>`any(${some})`)
          .execute();
        await markRemoving(db, some);
        await queue.add(db, { keys: some });
      }
    },
  };
}
