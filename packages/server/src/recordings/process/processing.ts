import { DAY_MS } from '@flowlens/core/internal';
import type { QueueSettings } from '../../platform/jobs/jobs.js';
import { failAbandoned } from '../fail-abandoned.js';
import { sweepEvents } from '../events/sweep-events.js';
import { forgetOldDays } from '../upload/daily-bytes.js';
import { sweepUploads } from '../upload/remove-upload.js';
import { recordingAges } from '../upload/upload-repository.js';
import { giveUpLost } from './give-up.js';
import { processRecording } from './process-recording.js';
import type { ProcessingParts } from './processing-parts.js';
import { PROCESSING_QUEUE, type ProcessingJob, type ProcessingQueue } from './processing-queue.js';
import { sweepWorkFolders } from './work-folder.js';

/** A worker that is silent for this long counts as dead, and another takes over. */
const LEASE_SECONDS = 60;
/** `process-recording.ts` ends a hanging attempt earlier. */
const LIMIT_SECONDS = 12 * 3_600 + 600;
/**
 * Delays double from 2 s to five minutes, for two days in total, while storage or disk are unavailable. Errors of a
 * recording itself end it long before.
 */
const RETRIES: QueueSettings = { retryLimit: 600, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
/** Time to complete a recording: enough for a laptop that is closed over the weekend. */
const RETURN_MS = 2 * DAY_MS;
/** Two at a time: nobody waits for another person's long video, and a machine with two cores still responds. */
const RECORDINGS_AT_A_TIME = 2;
const EVERY_MINUTE = '* * * * *';
const GIVEN_UP = 'process-flow-given-up';

/** Declares the jobs that process recordings and clean up. Call it before `jobs.start`. */
export function createProcessing(parts: ProcessingParts): ProcessingQueue {
  const { jobs, database, uploadStorage, dataFolder, log } = parts;
  const { db } = database;
  jobs.queue<ProcessingJob>(GIVEN_UP, { retryLimit: 5, retryDelay: 5 }, (attempt) => giveUpLost(parts, attempt));
  jobs.schedule('sweep-uploads', EVERY_MINUTE, async () => {
    const ages = recordingAges();
    // First what needs only the database, because the storage may be unavailable.
    const abandoned = await failAbandoned(db, new Date(ages.olderThan.getTime() - RETURN_MS));
    if (abandoned > 0) log.info({ abandoned }, 'abandoned recordings were marked as failed');
    await sweepEvents(db, ages);
    await forgetOldDays(db);
    await sweepWorkFolders(db, dataFolder);
    await sweepUploads(db, uploadStorage, ages);
    await uploadStorage.removeDrafts();
  });
  const settings = {
    ...RETRIES,
    heartbeatSeconds: LEASE_SECONDS,
    expireInSeconds: LIMIT_SECONDS,
    deadLetter: GIVEN_UP,
    atATime: RECORDINGS_AT_A_TIME,
  };
  return jobs.queue<ProcessingJob>(PROCESSING_QUEUE, settings, (attempt) =>
    processRecording({ ...parts, log }, attempt),
  );
}
