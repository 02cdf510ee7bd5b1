import type { Page } from '@playwright/test';
import type { Video } from '../product/add-recording.js';

const MIME_TYPE = 'video/webm;codecs=vp8';
const LENGTH_MS = 2_000;

/** Records two seconds of a moving picture with the given size, in the browser of a page. */
export async function recordCanvas(page: Page, size: { width: number; height: number }): Promise<Video> {
  const base64 = await page.evaluate(
    async ({ width, height, mimeType, lengthMs }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const drawing = canvas.getContext('2d')!;
      const draw = setInterval(() => {
        drawing.fillStyle = `hsl(${performance.now() % 360} 60% 60%)`;
        drawing.fillRect(0, 0, width, height);
      }, 50);
      const recorder = new MediaRecorder(canvas.captureStream(), { mimeType });
      const recorded = new Promise<Blob>((resolve) =>
        recorder.addEventListener('dataavailable', ({ data }) => resolve(data)),
      );
      recorder.start();
      setTimeout(() => recorder.stop(), lengthMs);
      const bytes = new Uint8Array(await (await recorded).arrayBuffer());
      clearInterval(draw);
      return btoa(String.fromCharCode(...bytes));
    },
    { ...size, mimeType: MIME_TYPE, lengthMs: LENGTH_MS },
  );
  return { bytes: Buffer.from(base64, 'base64'), mimeType: 'video/webm' };
}
