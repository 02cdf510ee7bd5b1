import { CaptureError } from './capture/capture-error.js';
import { encodedSize, encoderConfig, type PictureSize } from './encode/choose-codec.js';

export interface PictureVideo extends PictureSize {
  mimeType: string;
  durationMs: number;
  bytes: Uint8Array<ArrayBuffer>;
}

const MIN_MS = 1_000;
const FRAME_RATE = 2;
/** Bitrate at which text is legible; the picture is encoded once, and repetitions cost almost nothing. */
const BITRATE = 24_000_000;

/**
 * Creates a video that shows one picture, for a flow that needs a video.
 *
 * @throws CaptureError if the browser cannot encode it
 */
export async function makePictureVideo(picture: OffscreenCanvas, wantedMs = MIN_MS): Promise<PictureVideo> {
  const { createMp4Writer } = await import('./encode/write-mp4.js');
  const size = encodedSize(picture);
  const config = encoderConfig(size, { bitrate: BITRATE, frameRate: FRAME_RATE });
  if (typeof VideoEncoder === 'undefined' || (await VideoEncoder.isConfigSupported(config)).supported !== true)
    throw new CaptureError('capture_unsupported', 'This browser cannot encode the picture.');

  const parts: Uint8Array<ArrayBuffer>[] = [];
  const failure = Promise.withResolvers<never>();
  const sink = { append: async (bytes: Uint8Array<ArrayBuffer>) => void parts.push(bytes) };
  const writer = createMp4Writer(sink, { hasSound: false, onError: failure.reject });
  const encoder = new VideoEncoder({ output: writer.addVideo, error: failure.reject });
  encoder.configure(config);
  const frames = Math.max(2, Math.ceil((Math.max(wantedMs, MIN_MS) / 1_000) * FRAME_RATE));
  const frameUs = 1_000_000 / FRAME_RATE;
  for (let index = 0; index < frames; index += 1) {
    const frame = new VideoFrame(fit(picture, size), { timestamp: index * frameUs, duration: frameUs });
    // One per second, so that players can seek immediately.
    encoder.encode(frame, { keyFrame: index % FRAME_RATE === 0 });
    frame.close();
  }
  await Promise.race([encoder.flush().then(writer.finish), failure.promise]);
  encoder.close();
  return {
    ...size,
    mimeType: 'video/mp4',
    durationMs: frames * (1_000 / FRAME_RATE),
    bytes: new Uint8Array(await new Blob(parts).arrayBuffer()),
  };
}

function fit(picture: OffscreenCanvas, { width, height }: PictureSize): OffscreenCanvas {
  if (picture.width === width && picture.height === height) return picture;
  const fitted = new OffscreenCanvas(width, height);
  fitted.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return fitted;
}
