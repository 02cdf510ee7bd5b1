import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { freeBytes } from '../../platform/database/free-space.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { MachineFailure } from './machine-failure.js';

interface VideoAssembly {
  db: Kysely<Tables>;
  storage: BlobStorage;
  uploadId: string;
  target: string;
  /** Space that must stay free on the disk. */
  minFreeBytes: number;
  signal: AbortSignal;
}

/** The uploaded video, the files made from it, and their compressed copies. */
const COPIES = 3;

/**
 * Writes the parts of an upload to one file if there is room for all files that will be made from it, because a full
 * disk can hang the database.
 *
 * @throws MachineFailure without enough room; Error if a part is missing
 */
export async function assembleVideo({
  db,
  storage,
  uploadId,
  target,
  minFreeBytes,
  signal,
}: VideoAssembly): Promise<void> {
  const parts = await db
    .selectFrom('upload_parts')
    .select(['id', 'start_bytes', 'size_bytes'])
    .where('upload_id', '=', uploadId)
    .where('size_bytes', 'is not', null)
    .orderBy('start_bytes')
    .execute();
  const totalBytes = parts.reduce((sum, { size_bytes: size }) => sum + Number(size), 0);
  if ((await freeBytes(dirname(target))) < minFreeBytes + COPIES * totalBytes)
    throw new MachineFailure('There is too little space left on the disk to process a video.');
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
