import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { RecordingAges } from '../upload/upload-repository.js';

/**
 * Removes events of failed recordings that can no longer be retried and of abandoned ones whose video is not being
 * sent. Deletes the first batches first, so that a partly deleted recording does not look complete.
 */
export async function sweepEvents(db: Kysely<Tables>, { olderThan, failedBefore }: RecordingAges): Promise<void> {
  await sql`
    delete from event_batches
    where (flow_id, sequence) in (
      select event_batches.flow_id, event_batches.sequence
      from event_batches
      join flows on flows.id = event_batches.flow_id
      join recordings on recordings.flow_id = event_batches.flow_id
      where flows.created_at < ${failedBefore} and flows.recording_status = 'failed'
        or flows.created_at < ${olderThan} and recordings.completed_at is null
          and not exists (select from uploads where uploads.flow_id = flows.id and uploads.removed_at is null)
      order by event_batches.flow_id, event_batches.sequence
      limit 500
    )`.execute(db);
}
