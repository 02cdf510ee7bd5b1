import { randomUUID } from 'node:crypto';
import { type BlobExtension, mediaTypeOf } from './blob-types.js';

const BLOB_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(webm|mp4|png|jpg|webp|json)$/;

/** The name in the storage of what says whose it is. */
export const INSTALLATION_KEY = 'installation';

/** A new name in the storage: 122 random bits and the extension that fixes the content type. */
export function createBlobKey(extension: BlobExtension): string {
  return `${randomUUID()}.${extension}`;
}

/** The extension of a key, or `undefined` when it is no key that we could have made. */
export function extensionOfKey(key: string): BlobExtension | undefined {
  return BLOB_KEY.exec(key)?.[1] as BlobExtension | undefined;
}

/** Names that may lie in the storage for a key; older versions stored timelines twice. */
export function storedNames(key: string): string[] {
  return key.endsWith('.json') ? [key, gzipKey(key)] : [key];
}

/** Name of the compressed content of a key. */
export function gzipKey(key: string): string {
  return `${key}.gz`;
}

/** The content type of a stored object, by its name. */
export function mediaTypeOfStored(name: string): string {
  const extension = extensionOfKey(name.slice(name.lastIndexOf('/') + 1));
  return extension ? mediaTypeOf(extension) : 'application/octet-stream';
}
