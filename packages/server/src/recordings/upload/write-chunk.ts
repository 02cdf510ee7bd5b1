import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ERRORS } from '@tus/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { countDailyBytes } from './daily-bytes.js';
import { type KeptLimits, requireRoom } from './kept-bytes.js';
import { ProtocolError } from './protocol-error.js';
import { lockForMore } from './upload-repository.js';

/** Maximum size of the chunk in one request. */
export const CHUNK_MAX_BYTES = 8 * 1024 * 1024;

/** Maximum number of chunks per upload. A recorder that sends one per second has 3,600 after an hour. */
const PARTS_MAX = 10_000;

export interface ChunkLimits extends KeptLimits {
  /** 0 means no limit. */
  uploadBytesPerDay: number;
}

interface Chunk {
  db: Kysely<Tables>;
  storage: BlobStorage;
  limits: ChunkLimits;
  uploadId: string;
  offset: number;
  bytes: Readable;
}

/**
 * Stores the chunk of a request as a separate object, moves the offset of the upload and returns it. If the connection
 * breaks, the received bytes are kept, so that the client resends less.
 *
 * @throws the tus error 404 if the upload is gone, 409 if the offset is not the current one; HttpProblem 409 if the flow
 * has its video; 413 for a chunk that is too large, too many chunks, or no room (`requireRoom`); 429
 */
export async function writeChunk({ db, storage, limits, uploadId, offset, bytes }: Chunk): Promise<number> {
  const id = randomUUID();
  const received = receive(bytes);
  // The row comes first, so that a removal finds the object even if this process dies.
  const userId = await notePart(db, { id, uploadId, offset });
  try {
    await storage.put(id, Readable.from(received.kept(), { objectMode: false }));
    // Rejected bytes count against the daily quota too.
    if (received.size > 0) await countDailyBytes(db, userId, { bytes: received.size, limit: limits.uploadBytesPerDay });
    if (received.tooLarge) throw chunkTooLarge();
    if (received.size > 0) await moveOffset(db, { id, uploadId, offset, size: received.size, limits });
  } catch (error) {
    if (!(await isStored(db, id))) await dropPart(db, storage, id);
    throw error;
  }
  if (received.size === 0) await dropPart(db, storage, id);
  if (received.failure) throw received.failure;
  return offset + received.size;
}

export function chunkTooLarge(): HttpProblem {
  return new HttpProblem(413, 'A chunk of an upload may have 8 MiB at most.');
}

function tooManyParts(): HttpProblem {
  return new HttpProblem(413, `An upload may come in ${PARTS_MAX} parts at most. Please send larger parts.`);
}

/** Receives bytes until the request ends or breaks. */
function receive(bytes: Readable) {
  const received = { size: 0, tooLarge: false, failure: undefined as Error | undefined, kept };
  async function* kept() {
    try {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        if (received.size + piece.length > CHUNK_MAX_BYTES) {
          received.tooLarge = true;
          return;
        }
        received.size += piece.length;
        yield piece;
      }
    } catch (error) {
      received.failure = error as Error;
    }
  }
  return received;
}

interface BegunPart {
  id: string;
  uploadId: string;
  offset: number;
}

/** Returns the owner of the upload. A concurrent removal finds the part, or this finds the upload removed. */
async function notePart(db: Kysely<Tables>, { id, uploadId, offset }: BegunPart): Promise<string> {
  const { rows } = await sql<{ user_id: string }>`
    with upload as (select id, user_id from uploads where id = ${uploadId} and removed_at is null for share),
      part as (insert into upload_parts (id, upload_id, start_bytes) select ${id}::uuid, id, ${offset}::bigint from upload)
    select user_id from upload`.execute(db);
  if (!rows[0]) throw new ProtocolError(ERRORS.FILE_NOT_FOUND);
  return rows[0].user_id;
}

interface StoredPart extends BegunPart {
  size: number;
  limits: KeptLimits;
}

async function moveOffset(db: Kysely<Tables>, { id, uploadId, offset, size, limits }: StoredPart): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const upload = await lockForMore(transaction, uploadId);
    if (upload && upload.partsCount >= PARTS_MAX) throw tooManyParts();
    // A declared size was counted when the upload began.
    if (upload?.flowId && upload.sizeBytes === undefined)
      await requireRoom(transaction, { flowId: upload.flowId, bytes: size }, limits);
    const moved = await transaction
      .updateTable('uploads')
      .set({
        offset_bytes: offset + size,
        parts_count: sql<number>`parts_count + 1`,
        finished_at: sql<Date | null>`case when size_bytes = ${offset + size}::bigint then now() end`,
      })
      .where('id', '=', uploadId)
      .where('offset_bytes', '=', String(offset))
      .where((upload) =>
        upload.or([upload('size_bytes', 'is', null), upload('size_bytes', '>=', String(offset + size))]),
      )
      .where('finished_at', 'is', null)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // Another request moved the offset or declared a smaller size, or the upload is gone.
    if (!moved) throw new ProtocolError(ERRORS.INVALID_OFFSET);
    await transaction.updateTable('upload_parts').set({ size_bytes: size }).where('id', '=', id).execute();
  });
}

/**
 * Returns whether a part is stored although storing it failed: the response to a commit may be lost. Waits for a commit
 * that still runs.
 */
async function isStored(db: Kysely<Tables>, id: string): Promise<boolean> {
  const part = await db
    .selectFrom('upload_parts')
    .select('size_bytes')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return part !== undefined && part.size_bytes !== null;
}

async function dropPart(db: Kysely<Tables>, storage: BlobStorage, id: string): Promise<void> {
  await storage.remove(id);
  await db.deleteFrom('upload_parts').where('id', '=', id).execute();
}
