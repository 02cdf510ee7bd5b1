import { join } from 'node:path';
import type { Attempt } from '../jobs/jobs.js';
import { storeFile } from '../storage/store-file.js';
import { removeUpload } from '../uploads/remove-upload.js';
import { assembleTimeline } from './assemble-timeline.js';
import { assembleVideo } from './assemble-video.js';
import {
  beginAttempt,
  failRecording,
  finishAttempt,
  type ProcessingAttempt,
  type ProcessingResult,
} from './attempts.js';
import { makeMedia } from './make-media.js';
import type { ProcessingParts } from './processing.js';
import type { ProcessingJob } from './processing-queue.js';
import { UnusableVideoError } from './unusable-video-error.js';
import { makeWorkFolder } from './work-folder.js';

type Parts = Omit<ProcessingParts, 'jobs'>;

/**
 * Makes of a complete recording what people watch: a seekable video, a thumbnail, a muted preview and the timeline file.
 * A video that can never be shown fails at once; everything else is tried again.
 */
export async function processRecording(parts: Parts, { data, isLast, signal }: Attempt<ProcessingJob>): Promise<void> {
  const { database, uploadStorage, log } = parts;
  const attempt = await beginAttempt(database.db, data.flow_id);
  if (!attempt) return;
  try {
    const result = await produce(parts, attempt, signal);
    if (!(await finishAttempt(database.db, attempt, result)))
      log.info({ flow: data.flow_id, attempt: attempt.number }, 'another worker has taken over a recording');
    else if (attempt.uploadId) await removeUpload(database.db, uploadStorage, attempt.uploadId);
  } catch (error) {
    // Who was told to stop knows nothing of the video, whatever the processes that stop with it say.
    if (signal.aborted) throw error;
    const unusable = error instanceof UnusableVideoError;
    if (unusable || isLast) await failRecording(database.db, data.flow_id, attempt);
    if (!unusable) throw error;
    log.info({ flow: data.flow_id, reason: error.message }, 'a recording cannot be shown');
  }
}

async function produce(
  { database: { db }, storage, uploadStorage, dataFolder, log }: Parts,
  attempt: ProcessingAttempt,
  signal: AbortSignal,
): Promise<ProcessingResult> {
  if (!attempt.uploadId) throw new UnusableVideoError('there is no video');
  await using folder = await makeWorkFolder(dataFolder, attempt);
  const source = join(folder.path, 'source');
  const timeline = join(folder.path, 'timeline.json');
  await assembleVideo({ db, storage: uploadStorage, uploadId: attempt.uploadId, target: source, signal });
  await assembleTimeline(db, attempt.flowId, timeline);
  const media = await makeMedia({ source, folder: folder.path, signal, log });
  const store = (path: string) => storeFile(db, storage, path);
  return {
    durationMs: media.durationMs,
    videoKey: await store(media.video),
    previewKey: await store(media.preview),
    thumbnailKey: await store(media.thumbnail),
    timelineKey: await store(timeline),
  };
}
