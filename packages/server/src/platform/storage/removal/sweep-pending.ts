import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/schema/tables.js';
import { markRemoving, removePending } from './pending-files.js';
import type { BlobStorage } from '../blob-storage.js';

const BATCH = 500;

/** Every column that may refer to a blob. The trigger `flow_files_changed` maintains `pending_files` from the same columns. */
export const BLOB_REFERENCES = [
  { table: 'flows', column: 'video_key' },
  { table: 'flows', column: 'preview_key' },
  { table: 'flows', column: 'thumbnail_key' },
  { table: 'flows', column: 'timeline_key' },
] as const;

/**
 * Removes pending files that nothing has referred to for `graceSeconds`, by the database's clock. Returns the number of
 * removed keys. The time of a file does not help: S3 dates an object by the start of its upload.
 */
export async function sweepPending(
  { db, storage }: { db: Kysely<Tables>; storage: BlobStorage },
  graceSeconds: number,
): Promise<number> {
  for (let removed = 0; ;) {
    const { seen, unnamed } = await db.transaction().execute((transaction) => claim(transaction, graceSeconds));
    await removePending(db, storage, unnamed);
    removed += unnamed.length;
    if (seen < BATCH) return removed;
  }
}

/** Marks a batch of old keys without references, and forgets those with references. */
async function claim(
  transaction: Transaction<Tables>,
  graceSeconds: number,
): Promise<{ seen: number; unnamed: string[] }> {
  const old = await sql<{ key: string }>`
    select key from pending_files where noted_at < now() - make_interval(secs => ${graceSeconds})
    order by noted_at limit ${BATCH} for update skip locked`.execute(transaction);
  const keys = old.rows.map(({ key }) => key);
  // A flow that is about to refer to one of them has either done so before the lock, or finds it gone.
  await sql`select from blobs where key = any(${keys}) for update`.execute(transaction);
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as file (key) where ${isUnnamed(sql.ref('file.key'))}`.execute(transaction);
  const unnamed = rows.map(({ key }) => key);
  await sql`delete from blobs where key = any(${unnamed})`.execute(transaction);
  await markRemoving(transaction, unnamed);
  await sql`delete from pending_files where key = any(${keys}) and key <> all(${unnamed})`.execute(transaction);
  return { seen: keys.length, unnamed };
}

export function isUnnamed(key: RawBuilder<unknown>): RawBuilder<unknown> {
  const unnamed = BLOB_REFERENCES.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${key})`,
  );
  return sql.join(unnamed, sql` and `);
}

/** Returns whether the last full pass over all files was at least a week ago, or never happened. */
export async function isFullPassDue(db: Kysely<Tables>): Promise<boolean> {
  const due = await db
    .selectFrom('installation')
    .select('id')
    .where(sql<boolean>`coalesce(files_listed_at < now() - interval '7 days', true)`)
    .executeTakeFirst();
  return due !== undefined;
}
