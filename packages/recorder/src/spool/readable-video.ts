import { wholeBoxesEnd } from '../video/whole-boxes.js';

/** Returns the part of a video that players can read after a crash may have truncated it; undefined without any. */
export async function readableVideo(file: Blob, mimeType: string): Promise<Blob | undefined> {
  const size = mimeType === 'video/mp4' ? await wholeBoxesEnd(file) : file.size;
  return size === 0 ? undefined : file.slice(0, size, mimeType);
}
