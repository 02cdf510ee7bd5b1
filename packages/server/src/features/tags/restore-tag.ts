import { type Kysely, sql } from 'kysely';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { refreshFlows } from './refresh-flows.js';

/** Time in which a deleted tag can be restored; later it is deleted permanently. */
export const RESTORE_DAYS = 30;

/** `unknown` includes tags that are not deleted; `title taken` means that the project has a new tag with that title. */
type TagRestoration = 'restored' | 'unknown' | 'expired' | 'title taken';

/** Restores a deleted tag on all of its flows, for the operator. May be repeated after an interruption. */
export async function restoreTag(db: Kysely<Tables>, tagId: string): Promise<TagRestoration> {
  const outcome = await undeleteTag(db, tagId);
  if (outcome !== 'restored' && outcome !== 'unknown') return outcome;
  const flows = await refreshFlows(db, tagId);
  return flows > 0 ? 'restored' : outcome;
}

async function undeleteTag(db: Kysely<Tables>, tagId: string): Promise<TagRestoration> {
  return db.transaction().execute(async (transaction) => {
    const tag = await transaction
      .selectFrom('tags')
      .innerJoin('projects', 'projects.id', 'tags.project_id')
      .select('tags.id')
      .where('tags.id', '=', tagId)
      .forNoKeyUpdate('projects')
      .executeTakeFirst();
    if (!tag) return 'unknown';
    // A separate statement, because only one that begins after the wait sees what others have committed.
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
