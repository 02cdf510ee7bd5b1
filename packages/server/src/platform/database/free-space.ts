import { statfs } from 'node:fs/promises';

/** Returns the bytes that an ordinary user may still write to the disk of `folder`. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
