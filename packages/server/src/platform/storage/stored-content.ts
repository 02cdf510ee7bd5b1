import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { gzipKey } from './blob-key.js';
import type { BlobStorage } from './blob-storage.js';

/** The object with the content of a blob. */
export interface StoredContent {
  name: string;
  /** Size of the object in bytes. */
  size: number;
  compressed: boolean;
}

/** Finds the content of a blob. Timelines are stored compressed; older versions also stored them uncompressed. */
export async function findStored(storage: BlobStorage, key: string): Promise<StoredContent | undefined> {
  if (key.endsWith('.json')) {
    const size = await storage.size(gzipKey(key));
    if (size !== undefined) return { name: gzipKey(key), size, compressed: true };
  }
  const size = await storage.size(key);
  return size === undefined ? undefined : { name: key, size, compressed: false };
}

/** Reads the decompressed content. */
export function readStored(storage: BlobStorage, { name, compressed }: StoredContent): Readable {
  const object = storage.read(name);
  // The reader gets errors of both streams.
  return compressed ? pipeline(object, createGunzip(), () => undefined) : object;
}
