import { BufferTarget, CanvasSource, Output, Quality, WebMOutputFormat } from 'mediabunny';

export const CLOCK_FRAMES_PER_SECOND = 30;

/** Enough for six minutes of frames. */
const BITS = 14;
const WIDTH = BITS * 16;
const HEIGHT = 128;

/**
 * A recording that draws its own clock: every frame shows its number, as text and as white and black blocks, starting with
 * the lowest bit.
 */
export async function makeClockVideo(seconds: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const picture = canvas.getContext('2d')!;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  // Keyframes are two seconds apart, so that most frames must be decoded from an earlier one.
  const source = new CanvasSource(canvas, {
    codec: 'vp8',
    quality: new Quality({ bitrate: 1_000_000 }),
    keyFrameInterval: 2,
  });
  output.addVideoTrack(source, { frameRate: CLOCK_FRAMES_PER_SECOND });
  await output.start();
  for (let frame = 0; frame < seconds * CLOCK_FRAMES_PER_SECOND; frame++) {
    drawFrame(picture, frame);
    await source.add(frame / CLOCK_FRAMES_PER_SECOND, 1 / CLOCK_FRAMES_PER_SECOND);
  }
  await output.finalize();
  return new Blob([target.buffer!], { type: 'video/webm' });
}

/** Returns the number of the frame that a video element shows. */
export function shownFrame(video: HTMLVideoElement): number {
  const picture = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d', { willReadFrequently: true })!;
  picture.drawImage(video, 0, 0, WIDTH, HEIGHT);
  let frame = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const [red = 0] = picture.getImageData(bit * 16 + 8, HEIGHT / 4, 1, 1).data;
    if (red > 127) frame += 2 ** bit;
  }
  return frame;
}

function drawFrame(picture: OffscreenCanvasRenderingContext2D, frame: number) {
  picture.fillStyle = '#000';
  picture.fillRect(0, 0, WIDTH, HEIGHT);
  picture.fillStyle = '#fff';
  for (let bit = 0; bit < BITS; bit++) {
    if (frame & (2 ** bit)) picture.fillRect(bit * 16, 0, 16, HEIGHT / 2);
  }
  picture.font = '32px monospace';
  picture.fillText(String(frame), 16, HEIGHT - 20);
}
