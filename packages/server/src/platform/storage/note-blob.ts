import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema/tables.js';
import { type BlobExtension, mediaTypeOf } from './blob-types.js';
import { StorageError } from './storage-failures.js';

/** Interval for recording the key of a file that is still being written again, well before the sweeper would remove it. */
const RENEW_NOTE_MS = 60_000;

interface StoredBlob {
  key: string;
  extension: BlobExtension;
  size: number;
  sha256: Buffer;
}

/** Puts the files of a key. Records the key first, so that the sweeper finds the files if this process dies. */
export async function putPending(db: Kysely<Tables>, key: string, put: () => Promise<void>): Promise<void> {
  await db.insertInto('pending_files').values({ key }).execute();
  const again = setInterval(() => {
    // If the database is unavailable, the next statement fails too and reports it.
    void renewNote(db, key).catch(() => undefined);
  }, RENEW_NOTE_MS);
  try {
    await put();
  } finally {
    clearInterval(again);
  }
}

async function renewNote(db: Kysely<Tables>, key: string): Promise<void> {
  await db
    .updateTable('pending_files')
    .set({ noted_at: sql<Date>`now()` })
    .where('key', '=', key)
    .execute();
}

/**
 * Adds the row of a stored file, after its bytes are safe, so that no row ever lacks its file.
 *
 * @throws StorageError if writing took so long that the sweeper has removed the file
 */
export async function noteBlob(db: Kysely<Tables>, { key, extension, size, sha256 }: StoredBlob): Promise<void> {
  const { rows } = await sql`
    with pending as (
      update pending_files set noted_at = now() where key = ${key} and not removing returning key
    )
    insert into blobs (key, mime_type, size_bytes, sha256)
    select key, ${mediaTypeOf(extension)}, ${size}, ${sha256} from pending
    returning key`.execute(db);
  if (rows.length === 0) throw new StorageError('A file was swept before its row was written.');
}
