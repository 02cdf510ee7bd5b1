import { MINUTE_MS } from '@flowlens/core/internal';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict } from '../../platform/errors/http-problem.js';
import { areBlobsHeld } from '../../platform/storage/removal/blob-holds.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { isNeeded, lockRecordingOf, type RecordingAges } from './upload-repository.js';

/** Longer than a request can take: a request that is still writing removes its object itself. */
const WRITING_MS = 10 * MINUTE_MS;

/**
 * Removes an upload on behalf of its creator.
 *
 * @throws HttpProblem 409 from `complete` until the recording is processed, because accepted data must not be lost
 */
export async function cancelUpload(db: Kysely<Tables>, storage: BlobStorage, id: string): Promise<void> {
  if (!(await markUnneeded(db, id)))
    throw conflict('This recording is complete; its video stays until it is processed.');
  await removeUpload(db, storage, id);
}

/** Removes an upload and its bytes; does nothing if it is already gone. */
export async function removeUpload(db: Kysely<Tables>, storage: BlobStorage, id: string): Promise<void> {
  await markRemoved(db, id);
  // A backup may be reading the bytes; the sweep tries again.
  if (await areBlobsHeld(db)) return;
  const parts = await db
    .selectFrom('upload_parts')
    .select('id')
    .where('upload_id', '=', id)
    .where((part) =>
      part.or([part('size_bytes', 'is not', null), part('created_at', '<', new Date(Date.now() - WRITING_MS))]),
    )
    .execute();
  for (const part of parts) {
    await storage.remove(part.id);
    await db.deleteFrom('upload_parts').where('id', '=', part.id).execute();
  }
  await sql`
    delete from uploads
    where id = ${id} and not exists (select from upload_parts where upload_id = uploads.id)`.execute(db);
}

/** Removes uploads that are no longer needed: of deleted and processed flows, cancelled ones, and old ones. */
export async function sweepUploads(
  db: Kysely<Tables>,
  storage: BlobStorage,
  { olderThan, failedBefore }: RecordingAges,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select uploads.id
    from uploads
    left join flows on flows.id = uploads.flow_id
    left join recordings on recordings.flow_id = uploads.flow_id
    where uploads.flow_id is null
      or uploads.removed_at is not null
      or flows.recording_status = 'completed'
      or (uploads.created_at < ${olderThan} and recordings.completed_at is null)
      or (uploads.created_at < ${failedBefore} and flows.recording_status = 'failed')
    limit 500`.execute(db);
  // A recording of theirs may have become complete in the meantime.
  for (const { id } of rows) if (await markUnneeded(db, id)) await removeUpload(db, storage, id);
  return rows.length;
}

/**
 * Marks an upload as removed, so that it receives no more bytes. Returns false if a complete recording still has to be
 * made from it.
 */
function markUnneeded(db: Kysely<Tables>, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockRecordingOf(transaction, id);
    if (await isNeeded(transaction, id)) return false;
    await markRemoved(transaction, id);
    return true;
  });
}

/** Stops further writes. */
async function markRemoved(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ removed_at: sql<Date>`coalesce(removed_at, now())` })
    .where('id', '=', id)
    .execute();
}
