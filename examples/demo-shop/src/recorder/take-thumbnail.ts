import { readFile, writeFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright';

const ADDRESS = 'http://thumbnail.localhost/';
const JPEG_QUALITY = 0.86;

/** Writes one frame of a video as a JPEG, taken by the browser that plays it. */
export async function takeThumbnail(
  context: BrowserContext,
  { source, target, atS, width }: { source: string; target: string; atS: number; width: number },
): Promise<void> {
  const body = await readFile(source);
  await context.route(`${ADDRESS}**`, (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Thumbnail</title>' })
      : route.fulfill({ contentType: 'video/mp4', body }),
  );
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const picture = await page.evaluate<string>(`(async () => {
    const blob = await (await fetch('/video.mp4')).blob();
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(blob);
    await new Promise((done, fail) => { video.onloadeddata = done; video.onerror = () => fail(video.error); });
    video.currentTime = ${atS};
    await new Promise((done) => { video.onseeked = done; });
    const canvas = document.createElement('canvas');
    canvas.width = ${width};
    canvas.height = Math.round((${width} * video.videoHeight) / video.videoWidth);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', ${JPEG_QUALITY}).split(',')[1];
  })()`);
  await writeFile(target, Buffer.from(picture, 'base64'));
  await page.close();
  await context.unroute(`${ADDRESS}**`);
}
