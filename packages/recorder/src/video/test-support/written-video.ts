import { vi } from 'vitest';
import { readVideo } from './read-video.js';

type WrittenVideo = Awaited<ReturnType<typeof readVideo>>;

/** Waits until the part of a file that is written meets a condition, which takes longer on a busy machine. */
export function writtenVideo(file: () => Blob, isEnough: (video: WrittenVideo) => boolean): Promise<WrittenVideo> {
  return vi.waitFor(async () => {
    const video = await readVideo(file());
    if (!isEnough(video)) throw new Error('The file is still too short.');
    return video;
  });
}
