import { type Kysely, sql } from 'kysely';
import type { Actor } from '../actor.js';
import type { Tables } from '../database/tables.js';

/** How long an upload may take. */
export const UPLOAD_LIFE_MS = 24 * 3_600_000;

export interface UploadRow {
  id: string;
  flowId: string | null;
  /** Undefined while the recorder does not know it yet. */
  sizeBytes: number | undefined;
  offsetBytes: number;
  createdAt: Date;
}

/** An upload the actor began, to a flow of a project they are a member of. */
export async function findUpload(db: Kysely<Tables>, actor: Actor, id: string): Promise<UploadRow | undefined> {
  const row = await db
    .selectFrom('uploads')
    .innerJoin('flows', 'flows.id', 'uploads.flow_id')
    .innerJoin('members', (join) =>
      join.onRef('members.project_id', '=', 'flows.project_id').on('members.user_id', '=', actor.userId),
    )
    .select(['uploads.id', 'uploads.flow_id', 'uploads.size_bytes', 'uploads.offset_bytes', 'uploads.created_at'])
    .where('uploads.id', '=', id)
    .where('uploads.user_id', '=', actor.userId)
    .where('uploads.removed_at', 'is', null)
    .executeTakeFirst();
  return row && toUpload(row);
}

/** Whether the whole video of a flow has arrived. Its access was checked already. */
export async function hasVideo(db: Kysely<Tables>, flowId: string): Promise<boolean> {
  const video = await db
    .selectFrom('uploads')
    .select('id')
    .where('flow_id', '=', flowId)
    .where('finished_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return video !== undefined;
}

/** An upload whose access was checked already. */
export async function readUpload(db: Kysely<Tables>, id: string): Promise<UploadRow | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'flow_id', 'size_bytes', 'offset_bytes', 'created_at'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toUpload(row);
}

/** Says how long an upload is to become; whoever says so first is believed. */
export async function declareSize(db: Kysely<Tables>, id: string, sizeBytes: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ size_bytes: sizeBytes })
    .where('id', '=', id)
    .where('size_bytes', 'is', null)
    .where('offset_bytes', '<=', String(sizeBytes))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks an upload that has all its bytes as finished. */
export async function finishIfWhole(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .whereRef('offset_bytes', '=', 'size_bytes')
    .where('finished_at', 'is', null)
    .execute();
}

function toUpload(row: {
  id: string;
  flow_id: string | null;
  size_bytes: string | null;
  offset_bytes: string;
  created_at: Date;
}): UploadRow {
  return {
    id: row.id,
    flowId: row.flow_id,
    sizeBytes: row.size_bytes === null ? undefined : Number(row.size_bytes),
    offsetBytes: Number(row.offset_bytes),
    createdAt: row.created_at,
  };
}
