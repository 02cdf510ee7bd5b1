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
  /** Pixels; the height follows. */
  width: number;
  frameRate: number;
  bitsPerSecond: number;
}

/**
 * Writes a part of a video as an MP4 that a browser can start at once and seek in: H.264 without sound, index in front, a key frame at
 * least every 2 s, an even frame rate.
 *
 * @returns how long it became, in seconds: nothing is added behind the last picture captured
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
    // A frame of the even rate shows the last picture captured before the next one is due: half a frame earlier it shows the nearest.
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
