import type { VideoSink } from '../video-recording.js';

/** Keeps written bytes in order. */
export function createMemorySink() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const sink: VideoSink = {
    async append(bytes) {
      parts.push(bytes);
    },
  };
  return { sink, parts, file: () => new Blob(parts, { type: 'video/mp4' }) };
}
