import { DAY_MS } from '@flowlens/core/internal';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { isInReach, isOpenTo } from '../../features/recorder-tokens/token-reach.js';
import { conflict } from '../../platform/errors/http-problem.js';
import { type KeptLimits, requireRoom } from './kept-bytes.js';

/** Maximum duration of an upload. */
export const UPLOAD_LIFE_MS = DAY_MS;
/** Time for which the upload and events of a failed recording are kept for a retry. */
const FAILED_LIFE_MS = 30 * DAY_MS;

/** Times before which the parts of a recording are too old to be kept. */
export interface RecordingAges {
  /** For recordings that nobody completed. */
  olderThan: Date;
  /** For failed recordings. */
  failedBefore: Date;
}

export function recordingAges(nowMs = Date.now()): RecordingAges {
  return { olderThan: new Date(nowMs - UPLOAD_LIFE_MS), failedBefore: new Date(nowMs - FAILED_LIFE_MS) };
}

export interface UploadRow {
  id: string;
  flowId: string | null;
  /** Undefined while the recorder does not know it yet. */
  sizeBytes: number | undefined;
  offsetBytes: number;
  partsCount: number;
  createdAt: Date;
}

/** Returns an upload that the actor began, if its flow is open to them. */
export async function findUpload(db: Kysely<Tables>, actor: Actor, id: string): Promise<UploadRow | undefined> {
  const row = await db
    .selectFrom('uploads')
    .innerJoin('flows', 'flows.id', 'uploads.flow_id')
    .select(['uploads.id', 'uploads.flow_id', 'uploads.size_bytes', 'uploads.offset_bytes'])
    .select(['uploads.parts_count', 'uploads.created_at'])
    .where('uploads.id', '=', id)
    .where('uploads.user_id', '=', actor.userId)
    .where('uploads.removed_at', 'is', null)
    .where(isInReach(actor, 'uploads'))
    .where(isOpenTo(actor))
    .executeTakeFirst();
  return row && toUpload(row);
}

/** Returns whether a flow's video has arrived completely. Access must have been checked. */
export async function hasVideo(db: Kysely<Tables>, flowId: string): Promise<boolean> {
  const video = await db
    .selectFrom('uploads')
    .select('id')
    .where('flow_id', '=', flowId)
    .where('finished_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return video !== undefined;
}

/** Returns whether all data for processing a completed recording is still stored. */
export async function canBeProcessed(db: Kysely<Tables>, flowId: string): Promise<boolean> {
  const { without_video: withoutVideo } = await db
    .selectFrom('recordings')
    .select('without_video')
    .where('flow_id', '=', flowId)
    .executeTakeFirstOrThrow();
  return withoutVideo || hasVideo(db, flowId);
}

/** @throws HttpProblem 409 if the video of a flow has arrived completely */
export async function requireNoVideo(db: Transaction<Tables>, flowId: string): Promise<void> {
  if (await hasVideo(db, flowId)) throw conflict('The video of this recording is uploaded already.');
}

/**
 * Locks the recording of an upload until the transaction ends, like `lockRecording`: only one of its uploads grows or
 * is cancelled at a time, and none while the recording becomes complete.
 */
export async function lockRecordingOf(db: Transaction<Tables>, id: string): Promise<void> {
  await sql`
    select from flows where id = (select flow_id from uploads where id = ${id}) for no key update`.execute(db);
}

/**
 * Locks like `lockRecordingOf`, and returns the upload.
 *
 * @throws HttpProblem 409 if the flow already has its video, from this upload or another
 */
export async function lockForMore(db: Transaction<Tables>, id: string): Promise<UploadRow | undefined> {
  await lockRecordingOf(db, id);
  const upload = await readUpload(db, id);
  if (upload?.flowId) await requireNoVideo(db, upload.flowId);
  return upload;
}

/** Returns whether a complete recording still has to be made from an upload. */
export async function isNeeded(db: Transaction<Tables>, id: string): Promise<boolean> {
  const recording = await db
    .selectFrom('uploads')
    .innerJoin('flows', 'flows.id', 'uploads.flow_id')
    .innerJoin('recordings', 'recordings.flow_id', 'flows.id')
    .select('uploads.id')
    .where('uploads.id', '=', id)
    .where('uploads.removed_at', 'is', null)
    .where('recordings.completed_at', 'is not', null)
    .where('flows.recording_status', 'in', ['pending', 'in_progress'])
    .executeTakeFirst();
  return recording !== undefined;
}

/** Returns an upload without checking access. */
export async function readUpload(db: Kysely<Tables>, id: string): Promise<UploadRow | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'flow_id', 'size_bytes', 'offset_bytes', 'parts_count', 'created_at'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toUpload(row);
}

/**
 * Declares the length of an upload; only the first declaration counts. All bytes may have arrived before.
 *
 * @throws HttpProblem 409 if the flow has its video; 413 as `requireRoom`
 */
export function declareSize(
  db: Kysely<Tables>,
  { id, sizeBytes, limits }: { id: string; sizeBytes: number; limits: KeptLimits },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const upload = await lockForMore(transaction, id);
    const bytes = sizeBytes - (upload?.offsetBytes ?? 0);
    if (upload?.flowId && bytes > 0) await requireRoom(transaction, { flowId: upload.flowId, bytes }, limits);
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set({
        size_bytes: sizeBytes,
        finished_at: sql<Date | null>`case when offset_bytes = ${sizeBytes}::bigint then now() end`,
      })
      .where('id', '=', id)
      .where('size_bytes', 'is', null)
      .where('offset_bytes', '<=', String(sizeBytes))
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

function toUpload(row: {
  id: string;
  flow_id: string | null;
  size_bytes: string | null;
  offset_bytes: string;
  parts_count: number;
  created_at: Date;
}): UploadRow {
  return {
    id: row.id,
    flowId: row.flow_id,
    sizeBytes: row.size_bytes === null ? undefined : Number(row.size_bytes),
    offsetBytes: Number(row.offset_bytes),
    partsCount: row.parts_count,
    createdAt: row.created_at,
  };
}
