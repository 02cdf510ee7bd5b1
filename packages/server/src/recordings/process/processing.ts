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

/** A worker that is silent for so long is dead, and another takes over. */
const LEASE_SECONDS = 60;
/** `process-recording.ts` ends what hangs before that. */
const LIMIT_SECONDS = 12 * 3_600 + 600;
/**
 * Waits double from 2 s to five minutes, together for two days: for a storage or a disk that is away.
 * What is wrong with a recording itself ends it long before.
 */
const RETRIES: QueueSettings = { retryLimit: 600, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
/** Time to complete a recording, long enough for a laptop that is closed over the weekend. */
const RETURN_MS = 48 * 3_600_000;
/** Nobody waits for the long video of somebody else, and a machine of two cores still answers people. */
const RECORDINGS_AT_A_TIME = 2;
const EVERY_MINUTE = '* * * * *';
const GIVEN_UP = 'process-flow-given-up';

/** Declares how complete recordings become flows one can watch, and what is cleared up. Before `jobs.start`. */
export function createProcessing(parts: ProcessingParts): ProcessingQueue {
  const { jobs, database, uploadStorage, dataFolder, log } = parts;
  const { db } = database;
  jobs.queue<ProcessingJob>(GIVEN_UP, { retryLimit: 5, retryDelay: 5 }, (attempt) => giveUpLost(parts, attempt));
  jobs.schedule('sweep-uploads', EVERY_MINUTE, async () => {
    const ages = recordingAges();
    await sweepUploads(db, uploadStorage, ages);
    const abandoned = await failAbandoned(db, new Date(ages.olderThan.getTime() - RETURN_MS));
    if (abandoned > 0) log.info({ abandoned }, 'recordings that nobody completed have failed');
    await uploadStorage.removeDrafts();
    await sweepEvents(db, ages);
    await sweepWorkFolders(db, dataFolder);
    await forgetOldDays(db);
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
