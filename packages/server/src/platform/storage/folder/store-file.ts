import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema/tables.js';
import { createBlobKey, gzipKey } from '../blob-key.js';
import type { BlobStorage } from '../blob-storage.js';
import { noteBlob, putPending } from '../note-blob.js';
import { sniffFile } from '../sniff-file.js';

/**
 * Stores a file of any size under a new key, as `storeBlob` does with bytes: it goes through in pieces, and its row is
 * there once it is safe. Two attempts at the same file make two keys; the one that nobody comes to refer to is for the
 * caller to discard, and else for the sweeper.
 *
 * @throws Error for a file that is none of the kinds that may be stored; StorageError
 */
export async function storeFile(db: Kysely<Tables>, storage: BlobStorage, path: string): Promise<string> {
  const extension = await sniffFile(path);
  if (extension === undefined) throw new Error('The file is no video, image or timeline.');
  const key = createBlobKey(extension);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const content = through(createReadStream(path), measure);
  await putPending(db, key, () =>
    extension === 'json' ? storage.put(gzipKey(key), through(content, createGzip())) : storage.put(key, content),
  );
  await noteBlob(db, { key, extension, size, sha256: hash.digest() });
  return key;
}

/** The reader of the result is told when either breaks, and breaks both when it stops reading. */
function through(source: Readable, change: Transform): Readable {
  return pipeline(source, change, () => undefined);
}
