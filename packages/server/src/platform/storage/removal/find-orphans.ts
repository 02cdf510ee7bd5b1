import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema/tables.js';
import type { BlobStorage } from '../blob-storage.js';
import { isUnnamed } from './sweep-pending.js';

const ROWS_AT_ONCE = 10_000;

/**
 * Compares all rows with all files, and marks files without an owner as pending. Needed for files that no process
 * recorded, such as those copied into the storage.
 */
export async function findOrphans(db: Kysely<Tables>, storage: BlobStorage): Promise<void> {
  await noteUnnamedRows(db);
  for await (const names of storage.list()) await noteFilesWithoutRow(db, names);
  await db
    .updateTable('installation')
    .set({ files_listed_at: sql<Date>`now()` })
    .execute();
}

/** Reads the rows in batches, each well below the statement timeout. */
async function noteUnnamedRows(db: Kysely<Tables>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows } = await sql<{ last: string | null }>`
      with portion as (select key from blobs where key > ${after} order by key limit ${ROWS_AT_ONCE}),
      noted as (
        insert into pending_files (key) select key from portion where ${isUnnamed(sql.ref('portion.key'))}
        on conflict do nothing
      )
      select max(key) as last from portion`.execute(db);
    after = rows[0]?.last ?? undefined;
  }
}

async function noteFilesWithoutRow(db: Kysely<Tables>, names: string[]): Promise<void> {
  await sql`
    insert into pending_files (key)
    select distinct file.key from (select regexp_replace(name, '\\.gz$', '') as key from unnest(${names}::text[]) as name) as file
    where not exists (select 1 from blobs where blobs.key = file.key)
    on conflict do nothing`.execute(db);
}
