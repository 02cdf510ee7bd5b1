import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../http/actor.js';
import type { RecordingStatus } from '../platform/database/schema/flow-tables.js';
import type { Tables } from '../platform/database/schema/tables.js';
import { conflict, type HttpProblem } from '../platform/errors/http-problem.js';
import type { Mail } from '../features/notifications/mail.js';
import type { ProcessingQueue } from './process/processing-queue.js';
import { noteCapture } from './capture/note-capture.js';
import { noteArrival } from '../features/recording-links/note-arrival.js';
import { lockRecording } from './lock-recording.js';
import { canBeProcessed, hasVideo } from './upload/upload-repository.js';

interface Completion {
  flowId: string;
  /** True for a recording without a video. */
  withoutVideo: boolean;
  queue: ProcessingQueue;
  mail: Mail;
}

/**
 * Completes a recording and queues its processing in one transaction. Repeating it while the flow is pending changes
 * nothing.
 *
 * @throws HttpProblem 404, 403 as `lockRecording`; 409 if it is already processed or incomplete
 */
export function completeRecording(
  db: Kysely<Tables>,
  actor: Actor,
  { flowId, withoutVideo, queue, mail }: Completion,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const { status, complete, eventsCount } = await lockRecording(transaction, actor, flowId);
    if (status !== 'pending') throw await closedRecording(transaction, flowId, status);
    if (complete) return;
    if (withoutVideo) await requireNoUpload(transaction, flowId);
    else if (!(await hasVideo(transaction, flowId))) throw conflict('The video of this recording is not uploaded yet.');
    await requireEveryBatch(transaction, { flowId, eventsCount });
    await transaction
      .updateTable('recordings')
      .set({ completed_at: sql<Date>`now()`, without_video: withoutVideo })
      .where('flow_id', '=', flowId)
      .execute();
    await noteCapture(transaction, flowId);
    await removeUnfinishedUploads(transaction, flowId);
    await queue.add(transaction, { flow_id: flowId }, actor.userId);
    if (actor.kind === 'guest') await noteArrival(transaction, { flowId, mail });
  });
}

async function closedRecording(
  db: Transaction<Tables>,
  flowId: string,
  status: Exclude<RecordingStatus, 'pending'>,
): Promise<HttpProblem> {
  if (status === 'in_progress') return conflict('This recording is being processed already.');
  if (status === 'completed') return conflict('This recording has been processed already.');
  return conflict(refusal((await canBeProcessed(db, flowId)) ? 'processingFailed' : 'uploadNotKept'));
}

async function requireNoUpload(db: Transaction<Tables>, flowId: string): Promise<void> {
  const upload = await db
    .selectFrom('uploads')
    .select('id')
    .where('flow_id', '=', flowId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (upload) throw conflict('This recording has an upload. Cancel it to complete the recording without a video.');
}

async function requireEveryBatch(
  db: Transaction<Tables>,
  { flowId, eventsCount }: { flowId: string; eventsCount: number },
): Promise<void> {
  const { rows } = await sql<{ found: number; missing: number | null }>`
    with batches as (select sequence, row_number() over (order by sequence) - 1 as place from event_batches where flow_id = ${flowId})
    select count(*)::integer as found, (min(place) filter (where sequence <> place))::integer as missing
    from batches`.execute(db);
  // The parts are deleted if the recording was abandoned for too long.
  const missing = rows[0]?.found === 0 && eventsCount > 0 ? 0 : (rows[0]?.missing ?? null);
  if (missing !== null) throw conflict(`The batch of events with sequence ${missing} has not arrived.`);
}

/** Removes the earlier upload of a recorder that started over. */
async function removeUnfinishedUploads(db: Transaction<Tables>, flowId: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ removed_at: sql<Date>`now()` })
    .where('flow_id', '=', flowId)
    .where('finished_at', 'is', null)
    .execute();
}
