import { HOUR_MS } from '@flowlens/core/internal';
import { GUEST_RECORDING_MAX_MS } from '@flowlens/core/limits';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../../platform/jobs/jobs.js';
import { storeFile } from '../../platform/storage/folder/store-file.js';
import { countTimeline } from '../../features/timelines/count-timeline.js';
import { removeUpload } from '../upload/remove-upload.js';
import { assembleTimeline } from './assemble-timeline.js';
import { assembleVideo } from './assemble-video.js';
import {
  beginAttempt,
  excuseAttempt,
  failRecording,
  finishAttempt,
  type ProcessingAttempt,
  type ProcessingResult,
} from './attempts.js';
import { discardFiles } from './discard-files.js';
import { giveUp } from './give-up.js';
import { isOfMachine, MachineFailure } from './machine-failure.js';
import { makeMedia, tooLong } from './make-media.js';
import type { ProcessingParts } from './processing-parts.js';
import type { ProcessingJob } from './processing-queue.js';
import { UnusableVideoError } from '../media/unusable-video-error.js';
import { makeWorkFolder } from './work-folder.js';

/** Maximum number of attempts that fail or die because of the recording. */
const ATTEMPTS_MAX = 3;
/** Maximum number of workers that die while failing a recording. */
const LAST_ATTEMPTS_MAX = 2 * ATTEMPTS_MAX;
/** Longer than the CPU time that `make-media.ts` allows, so it is only reached on a machine that is too busy. */
const LIMIT_MS = 12 * HOUR_MS;
/** Largest integer of the database, because events may claim any time. */
const LENGTH_MAX_MS = 2 ** 31 - 1;
/** Tolerance for a guest's recording: its page stops in time, but the last frames follow. */
const TOLERANCE_MS = 10_000;
const DATABASE_PAUSE_MS = 1_000;

type Parts = Omit<ProcessingParts, 'jobs'>;
type Job = Pick<Attempt<ProcessingJob>, 'data' | 'signal'>;

/**
 * Processes a complete recording: video, thumbnail, preview and timeline. It fails if the video can never be shown, or
 * after three attempts; failures of the machine do not count. The timeline is kept in any case.
 *
 * @throws errors that are retried
 */
export async function processRecording(parts: Parts, { data, signal }: Job): Promise<void> {
  const { db } = parts.database;
  const attempt = await beginAttempt(db, data.flow_id);
  if (!attempt) return;
  try {
    await conclude(parts, attempt, signal);
  } catch (error) {
    if (isExcused(error, signal)) await excuse(parts, attempt, signal);
    throw error;
  }
}

/** Ends with a flow or a failed recording. */
async function conclude(parts: Parts, attempt: ProcessingAttempt, signal: AbortSignal): Promise<void> {
  const { flowId, counted } = attempt;
  if (counted > LAST_ATTEMPTS_MAX) {
    // A flow without a timeline is better than one that is in progress forever.
    await failRecording(parts.database.db, attempt);
    return;
  }
  // A worker that died at the last attempt could not report it.
  if (counted > ATTEMPTS_MAX) return giveUp(parts, attempt);
  const late = AbortSignal.timeout(LIMIT_MS);
  try {
    await makeFlow(parts, attempt, AbortSignal.any([signal, late]));
  } catch (error) {
    if (late.aborted) throw new MachineFailure('The processing of a recording took twelve hours.');
    if (isExcused(error, signal)) throw error;
    const unusable = error instanceof UnusableVideoError;
    if (!unusable && counted < ATTEMPTS_MAX) throw error;
    await giveUp(parts, attempt, unusable ? error.failure : undefined);
    if (unusable) parts.log.info({ flow: flowId, reason: error.message }, 'a recording cannot be shown');
    else parts.log.error({ err: error, flow: flowId }, 'a recording is given up');
  }
}

/** If processing was aborted, do not blame the recording. */
function isExcused(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || isOfMachine(error);
}

/** Waits for an unavailable database: an attempt that is not excused counts as one whose worker died. */
async function excuse({ database: { db } }: Parts, attempt: ProcessingAttempt, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await excuseAttempt(db, attempt);
    } catch (error) {
      if (signal.aborted || !isOfMachine(error)) throw error;
      await sleep(DATABASE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function makeFlow(parts: Parts, attempt: ProcessingAttempt, signal: AbortSignal): Promise<void> {
  const { database, uploadStorage, log } = parts;
  const result = await produce(parts, attempt, signal);
  if (await finishAttempt(database.db, attempt, result)) {
    if (attempt.uploadId) await removeUpload(database.db, uploadStorage, attempt.uploadId);
    if (attempt.timelineKey) await discardFiles(parts, [attempt.timelineKey]);
    return;
  }
  log.info({ flow: attempt.flowId, attempt: attempt.number }, 'a recording was deleted or belongs to another worker');
  const { videoKey, previewKey, thumbnailKey, timelineKey } = result;
  await discardFiles(
    parts,
    [videoKey, previewKey, thumbnailKey, timelineKey].filter((key) => key !== null),
  );
}

async function produce(parts: Parts, attempt: ProcessingAttempt, signal: AbortSignal): Promise<ProcessingResult> {
  // Without a sandbox, this server leaves it to another server or to its next start.
  if (attempt.isOfGuest && parts.sandbox.kind !== 'system')
    throw new MachineFailure('The recording of a guest is processed only in a sandbox of the system.');
  return attempt.withoutVideo ? produceTimeline(parts, attempt) : produceMedia(parts, attempt, signal);
}

/** Processes a recording without a video. The flow lasts until its last event. */
async function produceTimeline(parts: Parts, attempt: ProcessingAttempt): Promise<ProcessingResult> {
  const { database, storage, dataFolder, maxTimelineBytes } = parts;
  await using folder = await makeWorkFolder(dataFolder, attempt);
  const target = join(folder.path, 'timeline.json');
  const lengthMs = await assembleTimeline(database.db, { flowId: attempt.flowId, target, maxTimelineBytes });
  if (lengthMs > maxDurationOf(attempt)) throw tooLong();
  const counts = await countTimeline(createReadStream(target), maxTimelineBytes);
  const timelineKey = await storeFile(database.db, storage, target);
  const durationMs = Math.min(lengthMs, LENGTH_MAX_MS);
  return { durationMs, videoKey: null, previewKey: null, thumbnailKey: null, timelineKey, counts, notes: [] };
}

function maxDurationOf({ isOfGuest }: ProcessingAttempt): number {
  return isOfGuest ? GUEST_RECORDING_MAX_MS + TOLERANCE_MS : Infinity;
}

async function produceMedia(parts: Parts, attempt: ProcessingAttempt, signal: AbortSignal): Promise<ProcessingResult> {
  const { uploadStorage, dataFolder, minFreeBytes, maxTimelineBytes, sandbox, log } = parts;
  const { db } = parts.database;
  if (!attempt.uploadId) throw new UnusableVideoError('there is no video');
  await using folder = await makeWorkFolder(dataFolder, attempt);
  const source = join(folder.path, 'source');
  const timeline = join(folder.path, 'timeline.json');
  const { uploadId } = attempt;
  const maxDurationMs = maxDurationOf(attempt);
  await assembleVideo({ db, storage: uploadStorage, uploadId, target: source, minFreeBytes, signal });
  const media = await makeMedia({ source, folder: folder.path, sandbox, signal, log, maxDurationMs });
  const { durationMs } = media;
  await assembleTimeline(db, { flowId: attempt.flowId, target: timeline, durationMs, maxTimelineBytes });
  const counts = await countTimeline(createReadStream(timeline), maxTimelineBytes);
  const stored: string[] = [];
  const store = async (path: string) => {
    const key = await storeFile(db, parts.storage, path);
    stored.push(key);
    return key;
  };
  try {
    return {
      durationMs,
      videoKey: await store(media.video),
      previewKey: await store(media.preview),
      thumbnailKey: await store(media.thumbnail),
      timelineKey: await store(timeline),
      counts,
      notes: media.notes,
    };
  } catch (error) {
    await discardFiles(parts, stored);
    throw error;
  }
}
