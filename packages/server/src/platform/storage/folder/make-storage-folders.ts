import { mkdirSync } from 'node:fs';
import { uploadsFolder } from '../open-upload-storage.js';
import type { Config } from '../../config/config.js';
import { blobsFolder } from '../open-storage.js';

/**
 * Creates the folders for recordings and uploads, unless they are in a bucket. They are created only at start: a folder
 * that disappears later may be an unmounted disk, and files written in its place would be lost.
 */
export function makeStorageFolders({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): void {
  if (s3) return;
  for (const folder of [blobsFolder(dataFolder), uploadsFolder(dataFolder)])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
}
