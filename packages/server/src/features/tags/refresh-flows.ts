import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Jobs, QueueSettings } from '../../platform/jobs/jobs.js';

/** Flows per transaction: each is rewritten, and everybody else in the project waits. */
const BATCH_FLOWS = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Delays double, so the last attempt comes about a day after the first. */
const RETRIES: QueueSettings = { retryLimit: 15, retryDelay: 5, retryBackoff: true, retryDelayMax: 7_200 };

/** Makes sure that the flows of a deleted tag lose it even if the process dies. */
export interface TagRefresh {
  add: (db: Kysely<Tables>, tagId: string) => Promise<void>;
}

/** Declares the job. Call it before `jobs.start`. */
export function createTagRefresh(jobs: Pick<Jobs, 'queue'>, db: Kysely<Tables>): TagRefresh {
  const queue = jobs.queue<{ tagId: string }>('refresh-tags', RETRIES, async ({ data }) => {
    await refreshFlows(db, data.tagId);
  });
  return { add: (within, tagId) => queue.add(within, { tagId }) };
}

/** Updates a tag on all of its flows, or removes it once it is deleted; returns the number of changed flows. */
export async function refreshFlows(db: Kysely<Tables>, tagId: string): Promise<number> {
  let refreshed = 0;
  for (let after = BEFORE_ALL; ;) {
    const flowIds = await db.transaction().execute((transaction) => refreshSome(transaction, tagId, after));
    refreshed += flowIds.length;
    const last = flowIds.at(-1);
    if (last === undefined) return refreshed;
    after = last;
  }
}

/** Refreshes the first batch in the caller's transaction. Returns whether there may be more. */
export async function refreshFirst(db: Transaction<Tables>, tagId: string): Promise<boolean> {
  return (await refreshSome(db, tagId, BEFORE_ALL)).length === BATCH_FLOWS;
}

/** Locks in the usual order: later callers see the tag's current state. */
async function refreshSome(transaction: Transaction<Tables>, tagId: string, after: string): Promise<string[]> {
  await sql`
    select from projects where id = (select project_id from tags where id = ${tagId}) for no key update
  `.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    select flows.id
    from flow_tags join flows on flows.id = flow_tags.flow_id join tags on tags.id = flow_tags.tag_id
    where flow_tags.tag_id = ${tagId} and flow_tags.flow_id > ${after}::uuid
      and flows.tags @> jsonb_build_array(jsonb_build_object('id', tags.id)) = (tags.deleted_at is not null)
    order by flow_tags.flow_id limit ${BATCH_FLOWS} for update of flows
  `.execute(transaction);
  const flowIds = rows.map(({ id }) => id);
  await sql`select refresh_flow_tags(id) from unnest(${flowIds}::uuid[]) as id`.execute(transaction);
  return flowIds;
}
