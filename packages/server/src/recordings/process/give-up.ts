import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { countTimeline } from '../../features/timelines/count-timeline.js';
import type { RecordingFailure } from '../../platform/database/schema/recording-tables.js';
import type { Attempt } from '../../platform/jobs/jobs.js';
import { storeFile } from '../../platform/storage/folder/store-file.js';
import { assembleTimeline } from './assemble-timeline.js';
import { beginAttempt, failRecording, type ProcessingAttempt } from './attempts.js';
import { discardFiles } from './discard-files.js';
import type { ProcessingParts } from './processing-parts.js';
import type { ProcessingJob } from './processing-queue.js';
import { makeWorkFolder } from './work-folder.js';

type Parts = Pick<ProcessingParts, 'database' | 'storage' | 'blobRemoval' | 'dataFolder' | 'maxTimelineBytes'>;

/** Fails a recording whose video cannot be shown. The timeline is still written, because it contains most of what happened. */
export async function giveUp(parts: Parts, attempt: ProcessingAttempt, failure?: RecordingFailure): Promise<void> {
  const { db } = parts.database;
  // The events are the same as at the earlier failure.
  if (attempt.timelineKey !== undefined) {
    await failRecording(db, attempt, { failure });
    return;
  }
  await using folder = await makeWorkFolder(parts.dataFolder, attempt);
  const timeline = join(folder.path, 'timeline.json');
  const { maxTimelineBytes } = parts;
  await assembleTimeline(db, { flowId: attempt.flowId, target: timeline, maxTimelineBytes });
  const counts = await countTimeline(createReadStream(timeline), maxTimelineBytes);
  const key = await storeFile(db, parts.storage, timeline);
  if (!(await failRecording(db, attempt, { timeline: { key, counts }, failure }))) await discardFiles(parts, [key]);
}

/** Fails a recording after the queue's last attempt, for example if the machine failed for days. */
export async function giveUpLost(parts: Parts, { data, isLast }: Attempt<ProcessingJob>): Promise<void> {
  const { db } = parts.database;
  const attempt = await beginAttempt(db, data.flow_id);
  if (!attempt) return;
  try {
    await giveUp(parts, attempt);
  } catch (error) {
    // A flow without a timeline is better than one that is in progress forever.
    if (isLast) await failRecording(db, attempt);
    throw error;
  }
}
