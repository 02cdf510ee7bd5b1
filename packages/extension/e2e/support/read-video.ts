import type { Page } from '@playwright/test';

/** Returns the duration of an MP4 in milliseconds, as a browser plays it. */
export function readVideoDuration(page: Page, base64: string): Promise<number> {
  return page.evaluate(async (encoded) => {
    const video = document.createElement('video');
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
    return video.duration * 1_000;
  }, base64);
}

/** Returns the largest audio sample of an MP4, from 0 to 1. */
export function readLoudness(page: Page, base64: string): Promise<number> {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
    return sound.getChannelData(0).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  }, base64);
}

/** Returns the number of video samples of an MP4, from its sample size table. */
export function countFrames(base64: string): number {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.readUInt32BE(bytes.indexOf('stsz') + 12);
}
