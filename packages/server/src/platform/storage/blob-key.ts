import { randomUUID } from 'node:crypto';
import { type BlobExtension, mediaTypeOf } from './blob-types.js';

const BLOB_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(webm|mp4|png|jpg|webp|json)$/;

/** Key of the file that identifies the storage's installation. */
export const INSTALLATION_KEY = 'installation';

/** Creates a new key: 122 random bits and the extension that determines the content type. */
export function createBlobKey(extension: BlobExtension): string {
  return `${randomUUID()}.${extension}`;
}

/** Returns the extension of a key, or `undefined` if it is not one of our keys. */
export function extensionOfKey(key: string): BlobExtension | undefined {
  return BLOB_KEY.exec(key)?.[1] as BlobExtension | undefined;
}

/** Returns the names under which a key may be stored; older versions stored timelines twice. */
export function storedNames(key: string): string[] {
  return key.endsWith('.json') ? [key, gzipKey(key)] : [key];
}

/** Returns the name of a key's compressed content. */
export function gzipKey(key: string): string {
  return `${key}.gz`;
}

/** Returns the content type of a stored object, from its name. */
export function mediaTypeOfStored(name: string): string {
  const extension = extensionOfKey(name.slice(name.lastIndexOf('/') + 1));
  return extension ? mediaTypeOf(extension) : 'application/octet-stream';
}
