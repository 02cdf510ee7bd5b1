import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/schema/tables.js';

/**
 * Ends recordings that were announced and never completed, so that nobody waits for them: of `olderThan` and before, whose
 * video is not being sent. Answers how many.
 */
export async function failAbandoned(db: Kysely<Tables>, olderThan: Date): Promise<number> {
  const isAbandoned = sql<boolean>`recording_status = 'pending' and flows.created_at < ${olderThan}
    and not exists (select from recordings where recordings.flow_id = flows.id and completed_at is not null)
    and not exists (select from uploads where uploads.flow_id = flows.id and removed_at is null)`;
  const found = await db.selectFrom('flows').select('id').where(isAbandoned).limit(500).execute();
  let failed = 0;
  for (const { id } of found)
    await db.transaction().execute(async (transaction) => {
      // As `lockRecording` does. Whoever came back to it meanwhile has begun an upload or completed it.
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
