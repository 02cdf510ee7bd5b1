import { clearUp } from '../../../src/features/housekeeping/housekeeping.js';
import { createJobs } from '../../../src/platform/jobs/jobs.js';
import { createBlobRemoval } from '../../../src/platform/storage/removal/blob-removal.js';
import { openStorage } from '../../../src/platform/storage/open-storage.js';
import { quietLog } from './quiet-log.js';
import type { TestServer } from './test-server.js';

/** Clears up once, as the hourly job does. Returns the number of rows of each kind. */
export async function clearUpNow(server: Pick<TestServer, 'database' | 'dataFolder'>): Promise<Record<string, number>> {
  const { database } = server;
  const jobs = createJobs(database, quietLog);
  const storage = openStorage(server);
  const blobRemoval = createBlobRemoval({ jobs, database, storage, log: quietLog });
  await jobs.start();
  try {
    return await clearUp({ db: database.db, blobRemoval });
  } finally {
    await jobs.stop();
  }
}
