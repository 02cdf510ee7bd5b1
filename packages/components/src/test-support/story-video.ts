import { expect, waitFor } from 'storybook/test';

/** Returns the video element of a story, which has no role. */
function videoOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video in this story.');
  return video;
}

/** Returns the video element once its duration is known and it is seekable. */
export async function videoReady(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  await waitFor(() => expect(videoOf(canvasElement).readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA));
  return videoOf(canvasElement);
}

/** Returns the time of the next frame that a video element shows after a given time, in seconds. */
export function nextPicture(video: HTMLVideoElement, after: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => (mediaTime === after ? look() : resolve(mediaTime)));
    look();
  });
}
