import { open } from 'node:fs/promises';
import { type BlobExtension, sniffMedia } from './blob-types.js';

/** Bytes to read at either end: a timeline may be too large to be parsed. */
const HEAD_BYTES = 4_096;
const CLOSING = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/**
 * Returns the type of a file by its content, never by its name: JSON by its beginning and end, others by their first
 * bytes.
 */
export async function sniffFile(path: string): Promise<BlobExtension | undefined> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const readAt = async (position: number) => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position });
    return buffer.subarray(0, bytesRead);
  };
  const start = await readAt(0);
  const media = sniffMedia(start);
  if (media) return media;
  const end = await readAt(Math.max(0, size - HEAD_BYTES));
  const closing = CLOSING.get(start.toString('utf8').trimStart().charAt(0));
  return closing !== undefined && end.toString('utf8').trimEnd().endsWith(closing) ? 'json' : undefined;
}
