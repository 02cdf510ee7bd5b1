import { join } from 'node:path';
import type { Config } from '../config/config.js';
import type { BlobStorage } from './blob-storage.js';
import { createFolderStorage } from './folder-storage.js';

/** The storage that the configuration names: a folder beside the database. */
export function openStorage({ dataFolder }: Pick<Config, 'dataFolder'>): BlobStorage {
  return createFolderStorage(join(dataFolder, 'blobs'));
}
