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
 * Streams a file of any size to a new key, like `storeBlob` for bytes: the row is written once the file is safe. Two
 * attempts create two keys; the caller discards the unused one, or else the sweeper does.
 *
 * @throws Error for a file type that may not be stored; StorageError
 */
export async function storeFile(db: Kysely<Tables>, storage: BlobStorage, path: string): Promise<string> {
  const extension = await sniffFile(path);
  if (extension === undefined) throw new Error('The file is not a video, image or timeline.');
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

/** If either stream fails, the reader gets the error; if the reader stops, both are destroyed. */
function through(source: Readable, change: Transform): Readable {
  return pipeline(source, change, () => undefined);
}
