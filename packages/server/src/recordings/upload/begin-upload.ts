import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Config } from '../../platform/config/config.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { lockOpenRecording } from '../lock-recording.js';
import { recorderTokenOf } from '../../features/recorder-tokens/token-reach.js';
import { conflict, unprocessable } from '../../platform/errors/http-problem.js';
import { requireDailyRoom } from './daily-bytes.js';
import { type KeptLimits, requireRoom } from './kept-bytes.js';
import { requireNoVideo, UPLOAD_LIFE_MS } from './upload-repository.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Types that a recorder may declare; the content is checked during processing. */
const VIDEO_TYPE = /^video\/(webm|mp4)\s*(;|$)/i;

interface NewUpload {
  id: string;
  metadata: Record<string, string | null>;
  sizeBytes: number | undefined;
  limits: Pick<Config['limits'], 'openUploads' | 'uploadBytesPerDay'> & KeptLimits;
}

/**
 * Starts the upload of a flow's video.
 *
 * @throws HttpProblem 422 for metadata without a flow or a video type; 404, 403 and 409 as `lockOpenRecording`; 409 if
 * the flow has its video or the actor has too many unfinished uploads; 413 as `requireRoom`; 429 when the daily bytes
 * are used up
 */
export async function beginUpload(db: Kysely<Tables>, actor: Actor, upload: NewUpload): Promise<void> {
  const { id, metadata, sizeBytes, limits } = upload;
  const flowId = metadata.flow_id ?? '';
  if (!ID.test(flowId)) throw unprocessable('Upload-Metadata must name the flow as flow_id.');
  if (!VIDEO_TYPE.test(metadata.filetype ?? '')) throw unprocessable('Only WebM and MP4 videos can be uploaded.');
  await db.transaction().execute(async (transaction) => {
    // Locks, so that concurrent uploads of a person are counted one after the other.
    await sql`select from users where id = ${actor.userId} for no key update`.execute(transaction);
    await lockOpenRecording(transaction, actor, flowId);
    await requireNoVideo(transaction, flowId);
    await requireFreeUpload(transaction, actor, limits.openUploads);
    await requireDailyRoom(transaction, actor.userId, { bytes: sizeBytes ?? 0, limit: limits.uploadBytesPerDay });
    await requireRoom(transaction, { flowId, bytes: sizeBytes ?? 0 }, limits);
    await transaction
      .insertInto('uploads')
      .values({
        id,
        flow_id: flowId,
        user_id: actor.userId,
        recorder_token_id: recorderTokenOf(actor),
        size_bytes: sizeBytes ?? null,
        finished_at: sizeBytes === 0 ? new Date() : null,
      })
      .execute();
  });
}

function isOfGuest(isGuest: boolean) {
  return sql<boolean>`exists (select from guest_recordings where guest_recordings.id = uploads.recorder_token_id) = ${isGuest}`;
}

async function requireFreeUpload(db: Transaction<Tables>, actor: Actor, limit: number): Promise<void> {
  if (limit === 0) return;
  const { open } = await db
    .selectFrom('uploads')
    .select(sql<number>`count(*)::integer`.as('open'))
    .where('user_id', '=', actor.userId)
    // Guests' uploads are counted separately, so that they do not block the creator of the link.
    .where(isOfGuest(actor.kind === 'guest'))
    .where('finished_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '>', new Date(Date.now() - UPLOAD_LIFE_MS))
    .executeTakeFirstOrThrow();
  if (open >= limit) throw conflict(`You have ${open} unfinished uploads. Finish or cancel one first.`);
}
