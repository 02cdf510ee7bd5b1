import { writeFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
} from 'mediabunny';

const KEY_FRAME_EVERY_S = 2;

export interface VideoCut {
  source: string;
  target: string;
  startS: number;
  endS: number;
  /** Width in pixels; the height follows from the aspect ratio. */
  width: number;
  frameRate: number;
  bitsPerSecond: number;
}

/**
 * Writes a part of a video as an MP4 that browsers can start at once and seek in: H.264 without sound, index in front,
 * a key frame at least every 2 s, constant frame rate.
 *
 * @returns the duration in seconds; the video ends with the last captured picture
 */
export async function cutVideo({
  source,
  target,
  startS,
  endS,
  width,
  frameRate,
  bitsPerSecond,
}: VideoCut): Promise<number> {
  const halfFrameS = 0.5 / frameRate;
  using input = new Input({ source: new FilePathSource(source), formats: [MP4] });
  const written = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: written });
  const conversion = await Conversion.init({
    input,
    output,
    // Half a frame early, so that each output frame shows the nearest captured picture instead of the last one before
    // it.
    trim: { start: Math.max(0, startS - halfFrameS), end: endS - halfFrameS },
    video: {
      codec: 'avc',
      width,
      frameRate,
      forceTranscode: true,
      keyFrameInterval: KEY_FRAME_EVERY_S,
      quality: new Quality({ bitrate: bitsPerSecond, bitrateMode: 'variable' }),
    },
    audio: { discard: true },
    tags: {},
  });
  await conversion.execute();

  const bytes = new Uint8Array(written.buffer!);
  await writeFile(target, bytes);
  using video = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  return await video.computeDuration();
}
