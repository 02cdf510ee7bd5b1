import type { Page } from '@playwright/test';

/** Returns the length of an MP4 in milliseconds, as a browser plays it. */
export function readVideoDuration(page: Page, base64: string): Promise<number> {
  return page.evaluate(async (encoded) => {
    const video = document.createElement('video');
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
    return video.duration * 1_000;
  }, base64);
}
