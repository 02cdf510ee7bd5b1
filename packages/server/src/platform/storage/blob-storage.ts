import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Options of a browser's read from the store itself. */
interface DirectRead {
  /** At most this long the address is good. */
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
  /** Stores all of it or nothing, and has made sure of what is stored when it resolves. */
  put: (key: string, content: Buffer | Readable) => Promise<void>;
  /** Size in bytes, or `undefined` when there is no such object. */
  size: (key: string) => Promise<number | undefined>;
  /** The stream breaks with a StorageError, or with a MissingBlobError when there is no such object. */
  read: (key: string, range?: ByteRange) => Readable;
  /** Nothing happens when there is no such object. */
  remove: (key: string) => Promise<void>;
  /** Every key of a recording there is, compressed twins too, in pages of some hundreds and in no order. */
  list: () => AsyncIterable<string[]>;
  /** Removes what puts left behind that broke off more than ten minutes ago. */
  removeDrafts: () => Promise<void>;
  /** Address at which a browser reads the object from the store itself; `undefined` where it has to go through us. */
  presign: (key: string, read: DirectRead) => Promise<string | undefined>;
}
