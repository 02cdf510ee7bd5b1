import { mkdirSync } from 'node:fs';
import { uploadsFolder } from '../open-upload-storage.js';
import type { Config } from '../../config/config.js';
import { blobsFolder } from '../open-storage.js';

/**
 * Makes the folders that recordings and uploads are put into, where they are no objects of a bucket. Later nothing makes
 * them: one that is gone may be a disk that is not there, and what was put beside it would be lost.
 */
export function makeStorageFolders({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): void {
  if (s3) return;
  for (const folder of [blobsFolder(dataFolder), uploadsFolder(dataFolder)])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
}
