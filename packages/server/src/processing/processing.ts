import type { Database } from '../database/database.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Logger } from '../logging/logger.js';
import { sweepEvents } from '../modules/recorder/sweep-events.js';
import type { BlobStorage } from '../storage/blob-storage.js';
import { forgetOldDays } from '../uploads/daily-bytes.js';
import { sweepUploads } from '../uploads/remove-upload.js';
import { UPLOAD_LIFE_MS } from '../uploads/upload-repository.js';
import { failRecording } from './attempts.js';
import { processRecording } from './process-recording.js';
import type { ProcessingJob, ProcessingQueue } from './processing-queue.js';
import { sweepWorkFolders } from './work-folder.js';

/** A worker that is silent for so long is dead, and another takes over. */
const LEASE_SECONDS = 60;
const RETRY_DELAY_SECONDS = 5;
/** Longer than the longest recording may take. */
const LIMIT_SECONDS = 3 * 3_600;
const EVERY_MINUTE = '* * * * *';
const GIVEN_UP = 'process-flow-given-up';

export interface ProcessingParts {
  jobs: Jobs;
  database: Database;
  storage: BlobStorage;
  uploadStorage: BlobStorage;
  dataFolder: string;
  log: Logger;
}

/** Declares how complete recordings become flows one can watch, and what is cleared up. Before `jobs.start`. */
export function createProcessing(parts: ProcessingParts): ProcessingQueue {
  const { jobs, database, uploadStorage, dataFolder, log } = parts;
  const { db } = database;
  // Whoever died at the last attempt can no longer say that it failed.
  jobs.queue<ProcessingJob>(GIVEN_UP, { retryLimit: 5, retryDelay: RETRY_DELAY_SECONDS }, ({ data }) =>
    failRecording(db, data.flow_id),
  );
  jobs.schedule('sweep-uploads', EVERY_MINUTE, async () => {
    const olderThan = new Date(Date.now() - UPLOAD_LIFE_MS);
    await sweepUploads(db, uploadStorage, olderThan);
    await uploadStorage.removeDrafts();
    await sweepEvents(db, olderThan);
    await sweepWorkFolders(db, dataFolder);
    await forgetOldDays(db);
  });
  const settings = {
    heartbeatSeconds: LEASE_SECONDS,
    retryLimit: 2,
    retryDelay: RETRY_DELAY_SECONDS,
    expireInSeconds: LIMIT_SECONDS,
    deadLetter: GIVEN_UP,
  };
  return jobs.queue<ProcessingJob>('process-flow', settings, (attempt) => processRecording({ ...parts, log }, attempt));
}
