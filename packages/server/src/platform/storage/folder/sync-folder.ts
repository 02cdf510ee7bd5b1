import { open } from 'node:fs/promises';

/** Syncs the names in a folder to disk: otherwise a power cut may lose new or renamed files. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and writes names synchronously.
  if (process.platform === 'win32') return;
  await using handle = await open(path);
  await handle.sync();
}
