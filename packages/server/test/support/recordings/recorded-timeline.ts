import { join } from 'node:path';
import { createFolderStorage } from '../../../src/platform/storage/folder/folder-storage.js';
import { storeBlob } from '../../../src/platform/storage/store-blob.js';
import type { TestServer } from '../server/test-server.js';

/** Stores a timeline of these events like the processing of a recording, and returns its key. */
export function storeTimeline(
  { database, dataFolder }: TestServer,
  events: readonly object[],
  metadata?: object,
): Promise<string> {
  const storage = createFolderStorage(join(dataFolder, 'blobs'));
  return storeBlob(database.db, storage, Buffer.from(JSON.stringify({ timeline: events, metadata })));
}
