import { vi } from 'vitest';

/** Waits until images, videos and fonts are drawn. A comparison would accept two equal pictures from before this. */
export async function mediaDrawn(): Promise<void> {
  await vi.waitUntil(isMediaLoaded, { timeout: 20_000 });
  await Promise.all([...document.querySelectorAll('video')].map(drawFrame));
  await document.fonts.ready;
}

function isMediaLoaded(): boolean {
  // Images further down load on scroll.
  const images = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const videos = [...document.querySelectorAll('video')];
  return (
    images.every(({ complete }) => complete) &&
    videos.every(({ seeking, readyState }) => !seeking && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
  );
}

/**
 * Draws the current frame. A video's `seeked` event comes before the frame is drawn, and a missed frame is not drawn
 * later, so this seeks to a neighbour and back.
 */
async function drawFrame(video: HTMLVideoElement): Promise<void> {
  const STEP_S = 0.01;
  const { currentTime } = video;
  await seek(video, currentTime > STEP_S ? currentTime - STEP_S : currentTime + STEP_S);
  await seek(video, currentTime);
}

function seek(video: HTMLVideoElement, time: number): Promise<void> {
  return new Promise((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
    video.currentTime = time;
  });
}
