import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { type BlobExtension, mediaTypeOf } from './blob-types.js';

interface StoredBlob {
  key: string;
  extension: BlobExtension;
  size: number;
  sha256: Buffer;
}

/** Notes a stored file in the database: only after its bytes are safe, so that no row is ever without its file. */
export async function noteBlob(db: Kysely<Tables>, { key, extension, size, sha256 }: StoredBlob): Promise<void> {
  await db
    .insertInto('blobs')
    .values({ key, mime_type: mediaTypeOf(extension), size_bytes: size, sha256 })
    .execute();
}
