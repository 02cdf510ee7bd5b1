import { open } from 'node:fs/promises';

/** Puts the names in a folder on the disk: until then a power cut may take what was written or renamed there. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and writes names through.
  if (process.platform === 'win32') return;
  await using handle = await open(path);
  await handle.sync();
}
