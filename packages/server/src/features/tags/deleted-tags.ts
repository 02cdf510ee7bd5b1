import { type Kysely, sql } from 'kysely';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { RESTORE_DAYS } from './restore-tag.js';

/** Flows per transaction: each is rewritten when it loses a tag. */
const BATCH_FLOWS = 200;

interface DeletedTag {
  id: string;
  project_id: string;
}

/** Permanently deletes the tags that can no longer be restored (spec §9); returns their number. */
export async function purgeDeletedTags(db: Kysely<Tables>): Promise<number> {
  const tags = await db
    .selectFrom('tags')
    .select(['id', 'project_id'])
    .where('deleted_at', '<', sql<Date>`now() - ${days(RESTORE_DAYS)}`)
    .execute();
  for (const tag of tags) {
    while (await takeOffFlows(db, tag));
    await db.deleteFrom('tags').where('id', '=', tag.id).where('deleted_at', 'is not', null).execute();
  }
  return tags.length;
}

/** Removes the tag from some of its flows, locked in the usual order; returns whether there may be more. */
async function takeOffFlows(db: Kysely<Tables>, tag: DeletedTag): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('projects').select('id').where('id', '=', tag.project_id).forNoKeyUpdate().execute();
    const flows = await transaction
      .selectFrom('flows')
      .innerJoin('flow_tags', 'flow_tags.flow_id', 'flows.id')
      .select('flows.id')
      .where('flow_tags.tag_id', '=', tag.id)
      .orderBy('flows.id')
      .limit(BATCH_FLOWS)
      .forUpdate('flows')
      .execute();
    if (flows.length === 0) return false;
    const ids = flows.map(({ id }) => id);
    await transaction.deleteFrom('flow_tags').where('tag_id', '=', tag.id).where('flow_id', 'in', ids).execute();
    return flows.length === BATCH_FLOWS;
  });
}
