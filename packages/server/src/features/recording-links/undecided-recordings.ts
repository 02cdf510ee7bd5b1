import { WAITING_RECORDING_LIFE_DAYS } from '@flowlens/core/limits';
import { type Kysely, sql } from 'kysely';
import { days } from '../../platform/database/days.js';
import { inBatches } from '../../platform/database/in-batches.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';

/** Rows per transaction: few enough for the statement timeout. */
const BATCH_RECORDINGS = 200;

/** Deletes guests' recordings, with their files, that nobody accepted or discarded in time. Returns their number. */
export function deleteUndecidedRecordings(parts: { db: Kysely<Tables>; blobRemoval: BlobRemoval }): Promise<number> {
  return inBatches(BATCH_RECORDINGS, () => deleteSome(parts));
}

function deleteSome({ db, blobRemoval }: { db: Kysely<Tables>; blobRemoval: BlobRemoval }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const undecided = await transaction
      .selectFrom('flows')
      .innerJoin('recordings', 'recordings.flow_id', 'flows.id')
      .select('flows.id')
      .where('flows.waits_for_project_id', 'is not', null)
      .where('recordings.completed_at', '<', sql<Date>`now() - ${days(WAITING_RECORDING_LIFE_DAYS)}`)
      .limit(BATCH_RECORDINGS)
      // Skips recordings that an admin is deciding on.
      .forUpdate('flows')
      .skipLocked()
      .execute();
    if (undecided.length === 0) return 0;
    const deleted = await transaction
      .deleteFrom('flows')
      .where(
        'id',
        'in',
        undecided.map(({ id }) => id),
      )
      .returning(['video_key', 'preview_key', 'thumbnail_key', 'timeline_key'])
      .execute();
    await blobRemoval.discard(
      transaction,
      deleted.flatMap((flow) => Object.values(flow)).filter((key) => key !== null),
    );
    return deleted.length;
  });
}
