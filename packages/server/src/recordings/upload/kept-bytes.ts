import { GUEST_RECORDING_MAX_BYTES } from '@flowlens/core/limits';
import { refusal } from '@flowlens/core/refusals';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../../platform/config/config.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, HttpProblem } from '../../platform/errors/http-problem.js';

const MEGABYTE = 1024 * 1024;

/** Limits of stored bytes; 0 for no limit. */
export type KeptLimits = Pick<Config, 'maxPersonBytes' | 'maxProjectBytes'>;

interface Arrival {
  flowId: string;
  /** Number of bytes to add. */
  bytes: number;
}

/**
 * Makes sure that the quotas of a flow's reporter, its project and a guest's recording have room for more bytes. The
 * caller counts them in the same transaction, so that concurrent arrivals cannot exceed a quota together.
 *
 * @throws HttpProblem 413 if there is no room
 */
export async function requireRoom(
  db: Transaction<Tables>,
  { flowId, bytes }: Arrival,
  limits: KeptLimits,
): Promise<void> {
  const flow = await db
    .selectFrom('flows')
    .select(['project_id', 'waits_for_project_id', 'reporter_user_id'])
    .where('id', '=', flowId)
    .executeTakeFirst();
  const projectId = flow?.project_id ?? flow?.waits_for_project_id;
  if (!flow || !projectId) return;
  if (flow.waits_for_project_id !== null) await requireRoomOfGuest(db, { flowId, bytes });
  if (flow.reporter_user_id !== null) {
    const more = { owner: 'reporter_user_id', id: flow.reporter_user_id, bytes, limit: limits.maxPersonBytes } as const;
    if (!(await hasRoom(db, more))) throw full('personSpaceUsed', limits.maxPersonBytes);
  }
  const more = { owner: 'project_id', id: projectId, bytes, limit: limits.maxProjectBytes } as const;
  if (!(await hasRoom(db, more))) throw full('projectSpaceUsed', limits.maxProjectBytes);
}

async function requireRoomOfGuest(db: Transaction<Tables>, { flowId, bytes }: Arrival): Promise<void> {
  const kept = await keptBytes(db, sql`flows.id = ${flowId}`);
  if (kept + bytes <= GUEST_RECORDING_MAX_BYTES) return;
  throw new HttpProblem(413, refusal('guestRecordingTooLarge', { max: GUEST_RECORDING_MAX_BYTES / MEGABYTE }));
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
  // Guests' recordings count for the project from their first byte.
  const isOwners =
    owner === 'project_id'
      ? sql`(flows.project_id = ${id} or flows.waits_for_project_id = ${id})`
      : sql`flows.reporter_user_id = ${id}`;
  const kept = await keptBytes(db, isOwners);
  return kept + Math.max(bytes, 1) <= limit;
}

/** Bytes of flows' files, and of received data that is not processed yet. */
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
