import { createMemoryStore } from './memory-store.js';
import { openOpfsStore, type StoreOptions } from './opfs-store.js';
import type { RecordingStore } from './recording-files.js';
import { RECORDINGS_MAX_BYTES } from './stored-recordings.js';

const MEMORY_MAX_BYTES = 512 * 1024 ** 2;

/**
 * Opens the store for recordings: the private file system of the origin, which survives a crash, or else memory.
 *
 * @param options.maxBytes maximum size of all recordings; exceeding it is a `StorageFullError`. @default 4 GiB, in
 * memory 512 MiB
 */
export async function openRecordingStore(
  options: Omit<StoreOptions, 'maxBytes'> & { maxBytes?: number },
): Promise<RecordingStore> {
  const store = await openOpfsStore({ maxBytes: RECORDINGS_MAX_BYTES, ...options });
  return store ?? createMemoryStore({ maxBytes: options.maxBytes ?? MEMORY_MAX_BYTES });
}
