import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/schema/tables.js';

/**
 * Fails recordings that were announced before `olderThan` and never completed, unless their video is being sent.
 * Returns their number.
 */
export async function failAbandoned(db: Kysely<Tables>, olderThan: Date): Promise<number> {
  const isAbandoned = sql<boolean>`recording_status = 'pending' and flows.created_at < ${olderThan}
    and not exists (select from recordings where recordings.flow_id = flows.id and completed_at is not null)
    and not exists (select from uploads where uploads.flow_id = flows.id and removed_at is null)`;
  const found = await db.selectFrom('flows').select('id').where(isAbandoned).limit(500).execute();
  let failed = 0;
  for (const { id } of found)
    await db.transaction().execute(async (transaction) => {
      // The same lock order as `lockRecording`. A recorder that came back in the meantime has begun an upload or
      // completed the recording.
      await transaction.selectFrom('flows').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const { numUpdatedRows } = await transaction
        .updateTable('flows')
        .set({ recording_status: 'failed' })
        .where('id', '=', id)
        .where(isAbandoned)
        .executeTakeFirst();
      failed += Number(numUpdatedRows);
    });
  return failed;
}
