import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { BlobStorage } from './blob-storage.js';
import { createFolderStorage } from './folder/folder-storage.js';
import { createS3Storage } from './s3/s3-storage.js';

/** Opens the storage of uploads until they are processed: separate from finished files, with its own sweep rules. */
export function openUploadStorage({
  dataFolder,
  s3,
}: Pick<Config, 'dataFolder'> & Partial<Pick<Config, 's3'>>): BlobStorage {
  return s3 ? createS3Storage(s3, 'uploads/') : createFolderStorage(uploadsFolder(dataFolder));
}

/** Returns the folder of uploaded parts, if they are files. */
export function uploadsFolder(dataFolder: string): string {
  return join(dataFolder, 'uploads');
}
