import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { BlobStorage } from './blob-storage.js';

const BATCH = 500;

/**
 * Removes the files that have had no row since `graceSeconds`, by the clock of the database; answers how many. When a
 * file was written tells nothing: S3 dates an object by the begin of its upload, which may have taken long.
 */
export async function sweepFiles(db: Kysely<Tables>, storage: BlobStorage, graceSeconds: number): Promise<number> {
  for await (const names of storage.list()) await noteStrays(db, names);
  // A file that got its row in the meantime, or is gone, is no stray any more.
  await sql`delete from stray_files where exists (select 1 from blobs where ${isOfBlob})`.execute(db);
  for (let removed = 0; ;) {
    const names = await oldStrays(db, graceSeconds);
    for (const name of names) await storage.remove(name);
    await db
      .deleteFrom('stray_files')
      .where('key', '=', sql<string>`any(${names})`)
      .execute();
    removed += names.length;
    if (names.length < BATCH) return removed;
  }
}

/** A compressed twin belongs to the blob it was made of. */
const isOfBlob = sql`blobs.key = regexp_replace(stray_files.key, '\\.gz$', '')`;

async function noteStrays(db: Kysely<Tables>, names: string[]): Promise<void> {
  await sql`
    insert into stray_files (key)
    select name from unnest(${names}::text[]) as name
    where not exists (select 1 from blobs where blobs.key = regexp_replace(name, '\\.gz$', ''))
    on conflict do nothing
  `.execute(db);
}

async function oldStrays(db: Kysely<Tables>, graceSeconds: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from stray_files
    where seen_at < now() - make_interval(secs => ${graceSeconds})
      and not exists (select 1 from blobs where ${isOfBlob})
    limit ${BATCH}
  `.execute(db);
  return rows.map(({ key }) => key);
}
