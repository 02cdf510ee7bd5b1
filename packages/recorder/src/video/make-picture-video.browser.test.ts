import { describe, expect, it } from 'vitest';
import { makePictureVideo } from './make-picture-video.js';

const SIZE = { width: 640, height: 360 };

function aPicture({ width, height } = SIZE): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no context');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#0000ff';
  context.fillRect(0, 0, width / 2, height);
  return canvas;
}

async function play(bytes: Uint8Array<ArrayBuffer>, atS: number) {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error(video.error?.message));
  });
  if (atS > 0) {
    const sought = new Promise((resolve) => video.addEventListener('seeked', resolve));
    video.currentTime = atS;
    await sought;
  }
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0);
  const pixel = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])];
  return { width: video.videoWidth, height: video.videoHeight, durationS: video.duration, pixel };
}

describe('makePictureVideo', () => {
  it('shows the picture for a second', async () => {
    const { bytes, durationMs, mimeType, ...size } = await makePictureVideo(aPicture());
    expect({ ...size, durationMs, mimeType }).toEqual({ ...SIZE, durationMs: 1_000, mimeType: 'video/mp4' });
    const played = await play(bytes, 0.7);
    expect(played).toMatchObject(SIZE);
    expect(Math.abs(played.durationS - 1)).toBeLessThan(0.05);
    const [red = 0, green = 0, blue = 0] = played.pixel(100, 100);
    expect([red < 60, green < 60, blue > 200]).toEqual([true, true, true]);
    for (const channel of played.pixel(500, 100)) expect(channel).toBeGreaterThan(235);
  });

  it('lasts as long as the events', async () => {
    const { bytes, durationMs } = await makePictureVideo(aPicture(), 12_300);
    expect(durationMs).toBe(12_500);
    const played = await play(bytes, 12);
    expect(Math.abs(played.durationS - 12.5)).toBeLessThan(0.05);
  });

  it('scales down a picture that is too large for the encoder', async () => {
    const { width, height, bytes } = await makePictureVideo(aPicture({ width: 5_120, height: 2_880 }));
    expect(width).toBeLessThan(5_120);
    expect(await play(bytes, 0)).toMatchObject({ width, height });
  });
});
