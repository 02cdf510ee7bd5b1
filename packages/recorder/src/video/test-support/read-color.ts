/** Returns the colour of a video's lower right corner at a time in seconds. */
export async function readColor(file: Blob, atSeconds: number): Promise<number[]> {
  const video = document.createElement('video');
  video.src = URL.createObjectURL(file);
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  const shown = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  video.currentTime = atSeconds;
  await shown;
  const context = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d');
  context?.drawImage(video, 0, 0);
  const { data = [] } = context?.getImageData(video.videoWidth - 10, video.videoHeight - 10, 1, 1) ?? {};
  URL.revokeObjectURL(video.src);
  return [...data].slice(0, 3);
}
