import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../actor.js';
import type { Tables } from '../../database/tables.js';
import type { FlowPosition } from './flow-cursor.js';
import { type FlowFilter, flowConditions } from './flow-filter.js';
import { FLOW_TEXT_COLUMNS, type FlowTextRow } from './flow-list-text.js';
import { FLOW_COLUMNS, type FlowRow } from './flow-row.js';

export interface FlowQuery extends FlowFilter {
  /** Only this project; else all projects of the actor. */
  projectId?: string | undefined;
  after?: FlowPosition | undefined;
  limit: number;
}

/**
 * Flows of the projects the actor is a member of, newest first. Each project is read along its own index, so that the
 * cost does not depend on how many other projects there are.
 */
export async function findFlows(db: Kysely<Tables>, actor: Actor, query: FlowQuery): Promise<FlowTextRow[]> {
  const { projectId, after, limit } = query;
  const conditions = [sql`flows.project_id = members.project_id`, ...flowConditions(query)];
  if (after) {
    const time = new Date(after.createdAtMs);
    conditions.push(sql`(flows.created_at, flows.id) < (${time}::timestamptz, ${after.id}::uuid)`);
  }
  const { rows } = await sql<FlowTextRow>`
    select ${FLOW_TEXT_COLUMNS}
    from members
    join projects on projects.id = members.project_id
    cross join lateral (
      select * from flows
      where ${sql.join(conditions, sql` and `)}
      order by flows.created_at desc, flows.id desc
      limit ${limit}
    ) as flows
    where members.user_id = ${actor.userId} ${projectId === undefined ? sql`` : sql`and members.project_id = ${projectId}`}
    order by flows.created_at desc, flows.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** A flow of a project the actor is a member of. */
export async function findFlow(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<FlowRow | undefined> {
  const { rows } = await sql<FlowRow>`
    select ${FLOW_COLUMNS}
    from flows
    join projects on projects.id = flows.project_id
    join members on members.project_id = flows.project_id and members.user_id = ${actor.userId}
    where flows.id = ${flowId}`.execute(db);
  return rows[0];
}

/** Whether a flow is in a project the actor is a member of. */
export async function isFlowOfMember(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<boolean> {
  const row = await db
    .selectFrom('flows')
    .innerJoin('members', 'members.project_id', 'flows.project_id')
    .select('flows.id')
    .where('flows.id', '=', flowId)
    .where('members.user_id', '=', actor.userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Content type and size of the video of a flow of a project the actor is a member of. */
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
