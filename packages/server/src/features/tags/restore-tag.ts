import { type Kysely, sql } from 'kysely';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { refreshFlows } from './refresh-flows.js';

/** Time in which a deleted tag can be restored; then it is deleted for good. */
export const RESTORE_DAYS = 30;

/** `unknown` is also a tag that is not deleted; `title taken`: its project has a new tag of that title. */
type TagRestoration = 'restored' | 'unknown' | 'expired' | 'title taken';

/** Brings a deleted tag back, on every flow it was on; one that broke off over that can be done again. For the operator. */
export async function restoreTag(db: Kysely<Tables>, tagId: string): Promise<TagRestoration> {
  const outcome = await bringBack(db, tagId);
  if (outcome !== 'restored' && outcome !== 'unknown') return outcome;
  const flows = await refreshFlows(db, tagId);
  return flows > 0 ? 'restored' : outcome;
}

async function bringBack(db: Kysely<Tables>, tagId: string): Promise<TagRestoration> {
  return db.transaction().execute(async (transaction) => {
    const tag = await transaction
      .selectFrom('tags')
      .innerJoin('projects', 'projects.id', 'tags.project_id')
      .select('tags.id')
      .where('tags.id', '=', tagId)
      .forNoKeyUpdate('projects')
      .executeTakeFirst();
    if (!tag) return 'unknown';
    // A statement of its own: only one that begins after the wait sees what the others have committed.
    const deleted = await transaction
      .selectFrom('tags')
      .select([
        sql<boolean>`deleted_at < now() - ${days(RESTORE_DAYS)}`.as('is_expired'),
        sql<boolean>`exists (
          select from tags as other
          where other.project_id = tags.project_id and lower(other.title) = lower(tags.title) and other.deleted_at is null
        )`.as('is_title_taken'),
      ])
      .where('id', '=', tagId)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (!deleted) return 'unknown';
    if (deleted.is_expired) return 'expired';
    if (deleted.is_title_taken) return 'title taken';
    await transaction.updateTable('tags').set({ deleted_at: null }).where('id', '=', tagId).execute();
    return 'restored';
  });
}
