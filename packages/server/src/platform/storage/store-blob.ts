import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema/tables.js';
import { createBlobKey, gzipKey } from './blob-key.js';
import type { BlobStorage } from './blob-storage.js';
import { sniffBlob } from './blob-types.js';
import { noteBlob, putPending } from './note-blob.js';

const compress = promisify(gzip);

/**
 * Stores a file under a new key and adds its row after the bytes are safe: a crash in between leaves a file without a
 * row, never a row without its file.
 *
 * @throws Error for a file type that may not be stored; StorageError
 */
export async function storeBlob(db: Kysely<Tables>, storage: BlobStorage, bytes: Buffer): Promise<string> {
  const extension = sniffBlob(bytes);
  if (extension === undefined) throw new Error('The file is not a video, image or timeline.');
  const key = createBlobKey(extension);
  await putPending(db, key, async () =>
    extension === 'json' ? storage.put(gzipKey(key), await compress(bytes)) : storage.put(key, bytes),
  );
  await noteBlob(db, { key, extension, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() });
  return key;
}
