import { Quality } from 'mediabunny';
import type { OpenVideo } from './open-video.js';
import { evenSize } from './picture-size.js';
import { writeMp4 } from './write-mp4.js';

const LENGTH_S = 6;
const WIDTH_PX = 480;
const FRAME_RATE = 15;
const BITS_PER_SECOND = 140_000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Writes a few muted seconds, small, from a moment on: what a card shows under the pointer. */
export async function writePreview(
  video: OpenVideo,
  { target, momentS }: { target: string; momentS: number },
): Promise<void> {
  const endS = video.startS + video.durationS;
  const start = Math.max(video.startS, Math.min(momentS, endS - LENGTH_S));
  await writeMp4({
    input: video.input,
    target,
    maxBytes: MAX_BYTES,
    trim: { start, end: Math.min(start + LENGTH_S, endS) },
    video: {
      codec: 'avc',
      ...evenSize(video, { width: WIDTH_PX, height: WIDTH_PX }),
      fit: 'fill',
      frameRate: FRAME_RATE,
      forceTranscode: true,
      keyFrameInterval: 2,
      quality: new Quality({ bitrate: BITS_PER_SECOND, bitrateMode: 'variable' }),
    },
    audio: { discard: true },
  });
}
