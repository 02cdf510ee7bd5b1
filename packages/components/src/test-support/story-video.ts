import { expect, waitFor } from 'storybook/test';

/** The video element of a story; it has no role. */
function videoOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video in this story.');
  return video;
}

/** The same, once it knows its length and can be sought in. */
export async function videoReady(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  await waitFor(() => expect(videoOf(canvasElement).readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA));
  return videoOf(canvasElement);
}

/** The time of the next picture that a video element shows after the one at a time, in seconds. */
export function nextPicture(video: HTMLVideoElement, after: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => (mediaTime === after ? look() : resolve(mediaTime)));
    look();
  });
}
