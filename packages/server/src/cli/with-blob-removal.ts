import type { Database } from '../platform/database/database.js';
import { createJobs } from '../platform/jobs/jobs.js';
import { type BlobRemoval, createBlobRemoval } from '../platform/storage/removal/blob-removal.js';
import { openStorage } from '../platform/storage/open-storage.js';
import type { CommandParts } from './command.js';

/** Runs `work` with a function that removes files. The server removes files that are left when the command ends. */
export async function withBlobRemoval<T>(
  { config, log }: CommandParts,
  database: Database,
  work: (blobRemoval: BlobRemoval) => Promise<T>,
): Promise<T> {
  const jobs = createJobs(database, log);
  const blobRemoval = createBlobRemoval({ jobs, database, storage: openStorage(config), log });
  await jobs.start();
  try {
    return await work(blobRemoval);
  } finally {
    await jobs.stop();
  }
}
