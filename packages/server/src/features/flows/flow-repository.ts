import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { isInReach, isOpenTo } from '../recorder-tokens/token-reach.js';
import { FLOW_COLUMNS, type FlowRow } from './flow-row.js';

/** Returns a flow of a project that the actor is a member of. */
export async function findFlow(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW_COLUMNS}
    from flows
    join projects on projects.id = flows.project_id
    join members on members.project_id = flows.project_id and members.user_id = ${actor.userId}
    where flows.id = ${flowId} and ${isInReach(actor, 'flows')}`.execute(db);
  return rows[0];
}

/** Returns whether a flow is in a project of the actor, or is the guest's own waiting recording. */
export async function isFlowOpen(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<boolean> {
  const row = await db
    .selectFrom('flows')
    .select('flows.id')
    .where('flows.id', '=', flowId)
    .where(isOpenTo(actor))
    .where(isInReach(actor, 'flows'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns content type and size of the video of a flow in one of the actor's projects. */
export async function findVideoFile(
  db: Kysely<Tables>,
  actor: Actor,
  flowId: string,
): Promise<{ mime_type: string; size_bytes: number } | undefined> {
  const row = await db
    .selectFrom('flows')
    .innerJoin('members', 'members.project_id', 'flows.project_id')
    .innerJoin('blobs', 'blobs.key', 'flows.video_key')
    .select(['blobs.mime_type', 'blobs.size_bytes'])
    .where('flows.id', '=', flowId)
    .where('members.user_id', '=', actor.userId)
    .executeTakeFirst();
  return row && { mime_type: row.mime_type, size_bytes: Number(row.size_bytes) };
}
