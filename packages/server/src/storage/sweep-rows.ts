import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { SweeperParts } from './sweeper.js';

const BATCH = 500;

/** Every column that may name a blob. */
export const BLOB_REFERENCES = [
  { table: 'flows', column: 'video_key' },
  { table: 'flows', column: 'preview_key' },
  { table: 'flows', column: 'thumbnail_key' },
  { table: 'flows', column: 'timeline_key' },
] as const;

/** Discards the blobs that nothing refers to; answers how many. */
export async function sweepRows(
  { database: { db }, blobRemoval }: Pick<SweeperParts, 'database' | 'blobRemoval'>,
  graceSeconds: number,
): Promise<number> {
  for (let swept = 0; ;) {
    const count = await db.transaction().execute(async (transaction) => {
      const keys = await lockUnused(transaction, graceSeconds);
      // Whoever was about to name one of them has done so by now, or waits for the lock and will find it gone.
      const unused = keys.length === 0 ? [] : await stillUnused(transaction, keys);
      await blobRemoval.discard(transaction, unused);
      return unused.length;
    });
    swept += count;
    if (count < BATCH) return swept;
  }
}

async function lockUnused(db: Kysely<Tables>, graceSeconds: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from blobs
    where created_at < now() - make_interval(secs => ${graceSeconds}) and ${isUnnamed()}
    limit ${BATCH} for update skip locked
  `.execute(db);
  return rows.map(({ key }) => key);
}

async function stillUnused(db: Kysely<Tables>, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from blobs where key = any(${keys}) and ${isUnnamed()}
  `.execute(db);
  return rows.map(({ key }) => key);
}

function isUnnamed(): RawBuilder<unknown> {
  const unnamed = BLOB_REFERENCES.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = blobs.key)`,
  );
  return sql.join(unnamed, sql` and `);
}
