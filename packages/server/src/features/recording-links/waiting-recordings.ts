import type { WaitingRecording } from '@flowlens/client';
import { WAITING_RECORDING_LIFE_DAYS } from '@flowlens/core/limits';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import { days } from '../../platform/database/days.js';
import type { FlowsTable } from '../../platform/database/schema/flow-tables.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, notFound } from '../../platform/errors/http-problem.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import type { MediaAddress } from '../../platform/storage/links/media-address.js';
import { lockManagedProject, requireManagedProject } from '../projects/managed-project.js';

/** Reason for members who are not admins. */
const DENIAL = 'adminsManageRecordingLinks';

/** Lists guests' recordings that have arrived and wait for a decision, oldest first. @throws HttpProblem 404, 403 */
export async function listWaitingRecordings(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, addressOf }: { projectId: string; addressOf: MediaAddress },
): Promise<WaitingRecording[]> {
  await requireManagedProject(db, actor, { projectId, denial: DENIAL });
  const rows = await db
    .selectFrom('flows')
    .innerJoin('guest_recordings as guest', 'guest.flow_id', 'flows.id')
    .innerJoin('recordings', 'recordings.flow_id', 'flows.id')
    .select(['flows.id', 'flows.title', 'flows.description', 'flows.recorded_at', 'flows.recording_status'])
    .select(['flows.video_duration_ms', 'flows.thumbnail_key'])
    .select(['recordings.completed_at as received_at', 'recordings.failure'])
    .select(sql<Date>`recordings.completed_at + ${days(WAITING_RECORDING_LIFE_DAYS)}`.as('expires_at'))
    .select(['guest.guest_name', 'guest.guest_email', 'guest.link_title'])
    .where('flows.waits_for_project_id', '=', projectId)
    .where('recordings.completed_at', 'is not', null)
    .orderBy('recordings.completed_at')
    .orderBy('flows.id')
    .execute();
  return rows.map((row) => ({
    flow_id: row.id,
    title: row.title,
    description: row.description,
    guest: { name: row.guest_name, email: row.guest_email },
    link_title: row.link_title,
    received_at: (row.received_at ?? row.recorded_at).toISOString(),
    expires_at: row.expires_at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
    recording_status: row.recording_status,
    video_duration_ms: row.video_duration_ms ?? 0,
    thumbnail_url: addressOf(row.thumbnail_key),
    ...(row.failure !== null && row.recording_status === 'failed' && { failure: row.failure }),
  }));
}

/** Returns whether a guest's recording has been neither accepted nor discarded. */
export async function isRecordingWaiting(db: Kysely<Tables>, flowId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('flows')
    .select('id')
    .where('id', '=', flowId)
    .where('waits_for_project_id', 'is not', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

interface OneRecording {
  projectId: string;
  flowId: string;
}

/** Accepts a waiting recording as a flow of its project. @throws HttpProblem 404, 403, 409 while it is processed */
export async function acceptWaitingRecording(db: Kysely<Tables>, actor: Actor, one: OneRecording): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { id, recording_status: status } = await lockWaiting(transaction, actor, one);
    if (status === 'pending' || status === 'in_progress') throw conflict(refusal('guestRecordingProcessing'));
    await transaction
      .updateTable('flows')
      .set({ project_id: one.projectId, waits_for_project_id: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Deletes a waiting recording with its files. @throws HttpProblem 404, 403, 409 if it was accepted */
export async function discardWaitingRecording(
  { db, blobRemoval }: { db: Kysely<Tables>; blobRemoval: BlobRemoval },
  actor: Actor,
  one: OneRecording,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockManagedProject(transaction, actor, { projectId: one.projectId, denial: DENIAL });
    if (await isAccepted(transaction, one)) throw conflict(refusal('guestRecordingAccepted'));
    const { id, ...flow } = await lockWaiting(transaction, actor, one);
    await transaction.deleteFrom('flows').where('id', '=', id).execute();
    const keys = [flow.video_key, flow.preview_key, flow.thumbnail_key, flow.timeline_key];
    await blobRemoval.discard(
      transaction,
      keys.filter((key) => key !== null),
    );
  });
}

async function isAccepted(transaction: Transaction<Tables>, { projectId, flowId }: OneRecording): Promise<boolean> {
  const accepted = await transaction
    .selectFrom('flows')
    .innerJoin('guest_recordings', 'guest_recordings.flow_id', 'flows.id')
    .select('flows.id')
    .where('flows.id', '=', flowId)
    .where('flows.project_id', '=', projectId)
    .executeTakeFirst();
  return accepted !== undefined;
}

async function lockWaiting(
  transaction: Transaction<Tables>,
  actor: Actor,
  { projectId, flowId }: OneRecording,
): Promise<Selectable<FlowsTable>> {
  await lockManagedProject(transaction, actor, { projectId, denial: DENIAL });
  const flow = await transaction
    .selectFrom('flows')
    .selectAll()
    .where('id', '=', flowId)
    .where('waits_for_project_id', '=', projectId)
    .where(
      sql<boolean>`exists (
      select from recordings where recordings.flow_id = flows.id and recordings.completed_at is not null
    )`,
    )
    .forUpdate()
    .executeTakeFirst();
  if (!flow) throw notFound('There is no such recording.');
  return flow;
}
