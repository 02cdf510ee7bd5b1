import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Options for browsers that read from the store itself. */
interface DirectRead {
  /** Maximum lifetime of the URL. */
  lifeSeconds: number;
  contentType: string;
  disposition: string;
  cacheControl: string;
  encoding?: string;
}

/**
 * Storage of recorded files. `createBlobKey` makes the keys, and stored objects never change; INSTALLATION_KEY is the
 * only exception. Failures of the store itself are StorageErrors.
 */
export interface BlobStorage {
  /** Stores everything or nothing, and resolves after verifying it. */
  put: (key: string, content: Buffer | Readable) => Promise<void>;
  /** Returns the size in bytes, or `undefined` if there is no such object. */
  size: (key: string) => Promise<number | undefined>;
  /** The stream fails with a StorageError, or with a MissingBlobError if there is no such object. */
  read: (key: string, range?: ByteRange) => Readable;
  /** Does nothing if there is no such object. */
  remove: (key: string) => Promise<void>;
  /** Lists every key of a recording, including compressed twins, in pages of several hundred and in no order. */
  list: () => AsyncIterable<string[]>;
  /** Removes leftovers of puts that were interrupted more than ten minutes ago. */
  removeDrafts: () => Promise<void>;
  /** Returns the URL at which a browser reads the object from the store itself; `undefined` if it must go through the server. */
  presign: (key: string, read: DirectRead) => Promise<string | undefined>;
}
