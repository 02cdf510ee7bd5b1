import { type Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { writeChunk, type ChunkLimits } from './write-chunk.js';
import { ProtocolError } from './protocol-error.js';
import { cancelUpload } from './remove-upload.js';
import { declareSize, readUpload, UPLOAD_LIFE_MS } from './upload-repository.js';

interface ChunkStoreOptions {
  db: Kysely<Tables>;
  storage: BlobStorage;
  limits: ChunkLimits;
}

/**
 * Store of the tus server. Each chunk becomes a separate object and the offset is a column, so acknowledged bytes are
 * never rewritten and any replica can take the next request. The stores of tus keep state in one process.
 */
export class ChunkStore extends DataStore {
  readonly #options: ChunkStoreOptions;

  constructor(options: ChunkStoreOptions) {
    super();
    this.#options = options;
    this.extensions = ['creation', 'creation-defer-length', 'termination', 'expiration'];
  }

  /** Returns the upload unchanged: `beginUpload` has inserted its row. */
  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await readUpload(this.#options.db, id);
    if (!row) throw new ProtocolError(ERRORS.FILE_NOT_FOUND);
    return new Upload({
      id,
      offset: row.offsetBytes,
      ...(row.sizeBytes !== undefined && { size: row.sizeBytes }),
      creation_date: row.createdAt.toISOString(),
    });
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    if (!(await declareSize(this.#options.db, { id, sizeBytes: size, limits: this.#options.limits })))
      throw new ProtocolError(ERRORS.INVALID_LENGTH);
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return writeChunk({ ...this.#options, uploadId: id, offset, bytes });
  }

  override async remove(id: string): Promise<void> {
    await cancelUpload(this.#options.db, this.#options.storage, id);
  }

  override getExpiration(): number {
    return UPLOAD_LIFE_MS;
  }
}
