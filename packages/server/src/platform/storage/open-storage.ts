import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { BlobStorage } from './blob-storage.js';
import { createFolderStorage } from './folder/folder-storage.js';
import { createS3Storage } from './s3/s3-storage.js';

/** Opens the configured storage: a bucket, or a folder beside the database. */
export function openStorage({ dataFolder, s3 }: Pick<Config, 'dataFolder'> & Partial<Pick<Config, 's3'>>): BlobStorage {
  return s3 ? createS3Storage(s3, 'blobs/') : createFolderStorage(blobsFolder(dataFolder));
}

/** Returns the folder of the recordings, if they are files. */
export function blobsFolder(dataFolder: string): string {
  return join(dataFolder, 'blobs');
}
