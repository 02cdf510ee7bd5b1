import { type Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { addPart, type PartLimits } from './add-part.js';
import { ProtocolError } from './protocol-error.js';
import { cancelUpload } from './remove-upload.js';
import { declareSize, readUpload, UPLOAD_LIFE_MS } from './upload-repository.js';

interface PartStoreOptions {
  db: Kysely<Tables>;
  storage: BlobStorage;
  limits: PartLimits;
}

/**
 * Store of the tus server: the bytes of each request become an object of their own, and the offset is a column that
 * moves only from its former value. Acknowledged bytes are never rewritten, folder and bucket work alike, and any
 * server may take the next request. The stores of tus append to one file, or upload acknowledged pieces again, and keep
 * state in one process.
 */
export class PartStore extends DataStore {
  readonly #options: PartStoreOptions;

  constructor(options: PartStoreOptions) {
    super();
    this.#options = options;
    this.extensions = ['creation', 'creation-defer-length', 'termination', 'expiration'];
  }

  /** The row is made already, by whoever checked that the caller may. */
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
    return addPart({ ...this.#options, uploadId: id, offset, bytes });
  }

  override async remove(id: string): Promise<void> {
    await cancelUpload(this.#options.db, this.#options.storage, id);
  }

  override getExpiration(): number {
    return UPLOAD_LIFE_MS;
  }
}
