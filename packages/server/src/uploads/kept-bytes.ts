import { refusal } from '@flowlens/core/refusals';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config/config.js';
import type { Tables } from '../database/tables.js';
import { conflict, HttpProblem } from '../plugins/http-problem.js';

const MEGABYTE = 1024 * 1024;

/** What may be kept; 0 is no limit. */
export type KeptLimits = Pick<Config, 'maxPersonBytes' | 'maxProjectBytes'>;

interface Arrival {
  flowId: string;
  /** How many more bytes come. */
  bytes: number;
}

/**
 * Makes sure that the reporter of a flow and its project have room for more, at least for a byte. The caller counts the bytes in the same
 * transaction, which holds a lock on both until then, so that arrivals at the same time do not exceed a limit together.
 *
 * @throws HttpProblem 413 when they do not
 */
export async function requireRoom(
  db: Transaction<Tables>,
  { flowId, bytes }: Arrival,
  limits: KeptLimits,
): Promise<void> {
  if (limits.maxPersonBytes === 0 && limits.maxProjectBytes === 0) return;
  const flow = await db
    .selectFrom('flows')
    .select(['project_id', 'reporter_user_id'])
    .where('id', '=', flowId)
    .executeTakeFirst();
  if (!flow) return;
  if (flow.reporter_user_id !== null) {
    const more = { owner: 'reporter_user_id', id: flow.reporter_user_id, bytes, limit: limits.maxPersonBytes } as const;
    if (!(await hasRoom(db, more))) throw full('personSpaceUsed', limits.maxPersonBytes);
  }
  const more = { owner: 'project_id', id: flow.project_id, bytes, limit: limits.maxProjectBytes } as const;
  if (!(await hasRoom(db, more))) throw full('projectSpaceUsed', limits.maxProjectBytes);
}

/** Makes sure that a project has room for a flow that moves to it. @throws HttpProblem 409 */
export async function requireRoomForFlow(
  db: Transaction<Tables>,
  { flowId, projectId }: { flowId: string; projectId: string },
  { maxProjectBytes: limit }: KeptLimits,
): Promise<void> {
  if (limit === 0) return;
  const bytes = await keptBytes(db, sql`flows.id = ${flowId}`);
  if (bytes > 0 && !(await hasRoom(db, { owner: 'project_id', id: projectId, bytes, limit })))
    throw conflict(refusal('projectSpaceUsed', { max: limit / MEGABYTE }));
}

interface Room {
  owner: 'reporter_user_id' | 'project_id';
  id: string;
  bytes: number;
  limit: number;
}

/** Locks the sum until the transaction ends: always the person's before the project's. */
async function hasRoom(db: Transaction<Tables>, { owner, id, bytes, limit }: Room): Promise<boolean> {
  if (limit === 0) return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`kept-bytes ${id}`}, 0))`.execute(db);
  const kept = await keptBytes(db, sql`${sql.ref(`flows.${owner}`)} = ${id}`);
  return kept + Math.max(bytes, 1) <= limit;
}

/** Bytes of the files of flows, and of what came in of those that are not processed yet. */
async function keptBytes(db: Transaction<Tables>, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ kept: string }>`
    select (
      (select coalesce(sum(kept_bytes), 0) from flows where ${where})
      + (select coalesce(sum(greatest(offset_bytes, coalesce(uploads.size_bytes, 0))), 0)
         from flows join uploads on uploads.flow_id = flows.id
         where ${where} and flows.recording_status <> 'completed' and uploads.removed_at is null)
      + (select coalesce(sum(timeline_bytes), 0)
         from flows join recordings on recordings.flow_id = flows.id
         where ${where} and flows.recording_status <> 'completed')
    )::bigint as kept`.execute(db);
  return Number(rows[0]?.kept ?? 0);
}

function full(name: 'personSpaceUsed' | 'projectSpaceUsed', limit: number): HttpProblem {
  return new HttpProblem(413, refusal(name, { max: limit / MEGABYTE }));
}
