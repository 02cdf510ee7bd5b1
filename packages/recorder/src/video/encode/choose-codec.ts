/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** H.264 levels with the maximum number of 16×16 blocks per picture. */
const LEVELS = [
  { codec: 'avc1.640028', blocks: 8_192 },
  { codec: 'avc1.640033', blocks: 36_864 },
] as const;
const BLOCKS_MAX = 36_864;

/** Returns the codec string of the lowest sufficient level: 4.0 up to 1080p, 5.1 above. */
export function codecFor(size: PictureSize): string {
  return (LEVELS.find(({ blocks }) => blocksOf(size) <= blocks) ?? LEVELS[1]).codec;
}

/** Returns the size to encode: even, as H.264 requires, and scaled down to the highest level. */
export function encodedSize({ width, height }: PictureSize): PictureSize {
  let scale = 1;
  let size = { width: even(width), height: even(height) };
  while (blocksOf(size) > BLOCKS_MAX) {
    scale *= 0.9;
    size = { width: even(width * scale), height: even(height * scale) };
  }
  return size;
}

export function encoderConfig(size: PictureSize, options: { bitrate: number; frameRate: number }): VideoEncoderConfig {
  return {
    codec: codecFor(size),
    ...size,
    bitrate: options.bitrate,
    framerate: options.frameRate,
    latencyMode: 'realtime',
    avc: { format: 'avc' },
  };
}

/** Returns false if the browser has no WebCodecs, or no H.264 encoder for this size. */
export async function canEncode(size: PictureSize, options: { bitrate: number; frameRate: number }): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined' || !('MediaStreamTrackProcessor' in globalThis)) return false;
  try {
    return (await VideoEncoder.isConfigSupported(encoderConfig(encodedSize(size), options))).supported === true;
  } catch {
    return false;
  }
}

function blocksOf({ width, height }: PictureSize): number {
  return Math.ceil(width / 16) * Math.ceil(height / 16);
}

function even(length: number): number {
  return Math.max(2, Math.floor(length / 2) * 2);
}
