import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { BlobStorage } from '../storage/blob-storage.js';

interface VideoAssembly {
  db: Kysely<Tables>;
  storage: BlobStorage;
  uploadId: string;
  target: string;
  signal: AbortSignal;
}

/**
 * Writes the parts of an upload to one file.
 *
 * @throws Error when a part is missing
 */
export async function assembleVideo({ db, storage, uploadId, target, signal }: VideoAssembly): Promise<void> {
  const parts = await db
    .selectFrom('upload_parts')
    .select(['id', 'start_bytes', 'size_bytes'])
    .where('upload_id', '=', uploadId)
    .where('size_bytes', 'is not', null)
    .orderBy('start_bytes')
    .execute();
  async function* bytes() {
    let position = 0;
    for (const { id, start_bytes: start, size_bytes: size } of parts) {
      let left = Number(size);
      if (Number(start) !== position) throw new Error(`The upload ${uploadId} has a gap at ${position}.`);
      for await (const piece of storage.read(id) as AsyncIterable<Buffer>) {
        left -= piece.length;
        yield piece;
      }
      if (left !== 0) throw new Error(`A part of the upload ${uploadId} is not as long as it was.`);
      position += Number(size);
    }
  }
  await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(target), { signal });
}
