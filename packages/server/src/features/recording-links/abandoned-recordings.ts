import { type Kysely, sql, type Transaction } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { IS_UNFINISHED } from './find-guest.js';

/** An unfinished recording that received nothing for this long may be replaced by another. */
export const SILENT_SECONDS = 120;

/** Condition on `guest_recordings`: it received nothing for too long. */
export const IS_SILENT = sql<boolean>`guest_recordings.last_seen_at < now() - ${SILENT_SECONDS} * interval '1 second'`;

/** Recordings per transaction: few enough for the statement timeout. */
const BATCH_RECORDINGS = 200;

/** Link that a guest records for, and the guest's network address. Each has at most one unfinished recording. */
export interface GuestOrigin {
  linkId: string;
  address: string;
}

/** Selects the unfinished recordings of a link or from an address. */
export function unfinishedOf(db: Transaction<Tables>, { linkId, address }: GuestOrigin) {
  return db
    .selectFrom('guest_recordings')
    .where((recording) => recording.or([recording('link_id', '=', linkId), recording('address', '=', address)]))
    .where(IS_UNFINISHED);
}

/** Deletes recordings that cannot continue, because their guests left or their link was revoked. */
export async function abandonSilent(transaction: Transaction<Tables>, origin: GuestOrigin): Promise<void> {
  const silent = unfinishedOf(transaction, origin)
    .select(['flow_id', 'link_id'])
    .where((recording) =>
      recording.or([
        IS_SILENT,
        sql<boolean>`exists (
          select from recording_links where recording_links.id = guest_recordings.link_id and revoked_at is not null
        )`,
      ]),
    );
  for (const recording of await silent.execute()) {
    const { flow_id: flowId } = recording;
    const locked = transaction.selectFrom('flows').select('id').where('id', '=', flowId).forUpdate().skipLocked();
    // A locked recording is being sent. Waiting for it would deadlock, because its completion locks the link after the flow.
    if (!(await locked.executeTakeFirst())) continue;
    // A separate statement, because the recording may have become complete before its flow was locked.
    if (!(await silent.where('flow_id', '=', flowId).executeTakeFirst())) continue;
    await abandon(transaction, recording);
  }
}

/** Deletes unfinished recordings whose secret has expired, so that nobody can finish them. Returns their number. */
export function deleteExpiredRecordings(db: Kysely<Tables>): Promise<number> {
  return inBatches(BATCH_RECORDINGS, () =>
    db.transaction().execute(async (transaction) => {
      const expired = await transaction
        .selectFrom('flows')
        .innerJoin('projects', 'projects.id', 'flows.waits_for_project_id')
        .innerJoin('guest_recordings', 'guest_recordings.flow_id', 'flows.id')
        .select(['guest_recordings.flow_id', 'guest_recordings.link_id'])
        .where('guest_recordings.expires_at', '<', sql<Date>`now()`)
        .where(IS_UNFINISHED)
        .limit(BATCH_RECORDINGS)
        // Skips projects that are being deleted: their deletion locks links and flows in another order.
        .modifyEnd(sql`for key share of projects skip locked for update of flows skip locked`)
        .execute();
      for (const recording of expired) await abandon(transaction, recording);
      return expired.length;
    }),
  );
}

/** Deletes a recording, whose flow is locked, unless it was completed before the lock. It no longer counts against its link. */
async function abandon(
  transaction: Transaction<Tables>,
  recording: { flow_id: string; link_id: string | null },
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('flows')
    .using('guest_recordings')
    .whereRef('guest_recordings.flow_id', '=', 'flows.id')
    .where('flows.id', '=', recording.flow_id)
    .where(IS_UNFINISHED)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  await transaction
    .updateTable('recording_links')
    .set({ recordings_count: sql<number>`greatest(recordings_count - 1, 0)` })
    .where('id', '=', recording.link_id)
    .execute();
}
