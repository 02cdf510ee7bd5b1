import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/schema/tables.js';
import { storedNames } from '../blob-key.js';
import type { BlobStorage } from '../blob-storage.js';

/** Marks keys whose rows are deleted in the same transaction: from then on no row can be written for them. */
export async function markRemoving(db: Kysely<Tables>, keys: string[]): Promise<void> {
  await sql`
    insert into pending_files (key, removing) select key, true from unnest(${keys}::text[]) as key
    on conflict (key) do update set removing = true`.execute(db);
}

/** Removes the files of marked keys and forgets the keys. If it is interrupted, the sweeper repeats it. */
export async function removePending(db: Kysely<Tables>, storage: BlobStorage, keys: string[]): Promise<void> {
  for (const name of keys.flatMap(storedNames)) await storage.remove(name);
  await db
    .deleteFrom('pending_files')
    .where('key', '=', sql<string>`any(${keys})`)
    .execute();
}
