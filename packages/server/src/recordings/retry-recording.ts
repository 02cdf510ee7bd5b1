import { canEditFlow } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../http/actor.js';
import type { RecordingStatus } from '../platform/database/schema/flow-tables.js';
import type { Tables } from '../platform/database/schema/tables.js';
import { conflict, forbidden } from '../platform/errors/http-problem.js';
import type { ProcessingQueue } from './process/processing-queue.js';
import { canBeProcessed } from './upload/upload-repository.js';
import { changeFlow } from '../features/flows/change-flow.js';
import { abandoned } from './lock-recording.js';

/**
 * Queues a failed recording for processing again, for people who may edit its flow.
 *
 * @throws HttpProblem 404, 403; 409 if it has not failed or its upload was deleted
 */
export function retryRecording(
  db: Kysely<Tables>,
  actor: Actor,
  { flowId, queue }: { flowId: string; queue: ProcessingQueue },
): Promise<void> {
  return changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    if (!canEditFlow(actor, flow, flow)) throw forbidden();
    await queueAgain(transaction, { flow, queue, group: actor.userId });
  });
}

interface FailedRecording {
  flow: { id: string; recording_status: RecordingStatus };
  queue: ProcessingQueue;
  group: string;
}

/**
 * Makes a locked flow pending again and queues its processing.
 *
 * @throws HttpProblem 409 if it has not failed or its upload was deleted
 */
export async function queueAgain(db: Transaction<Tables>, { flow, queue, group }: FailedRecording): Promise<void> {
  if (flow.recording_status !== 'failed') throw conflict(refusal('recordingNotFailed'));
  const { numUpdatedRows } = await db
    .updateTable('recordings')
    // The attempt number continues, so that a late worker can tell that it was replaced.
    .set({ excused_attempts: sql<number>`attempts` })
    .where('flow_id', '=', flow.id)
    .where('completed_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw abandoned();
  if (!(await canBeProcessed(db, flow.id))) throw conflict(refusal('uploadNotKept'));
  await db.updateTable('flows').set({ recording_status: 'pending' }).where('id', '=', flow.id).execute();
  await queue.add(db, { flow_id: flow.id }, group);
}
