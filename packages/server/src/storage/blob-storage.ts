import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where recorded files live. Keys are made by `createBlobKey`, objects are never changed once they are put. */
export interface BlobStorage {
  /** Stores all of it or nothing. */
  put: (key: string, content: Buffer | Readable) => Promise<void>;
  /** Size in bytes, or `undefined` when there is no such object. */
  size: (key: string) => Promise<number | undefined>;
  read: (key: string, range?: ByteRange) => Readable;
  remove: (key: string) => Promise<void>;
}
