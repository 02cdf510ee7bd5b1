/** A page in the background draws nothing, and goes on all the same; one that is busy draws late, and is left alone until then. */
const MAX_FRAME_WAIT_MS = 1_000;

/** Once the page has drawn what has just changed. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Frames are asked for before they are drawn, so what follows is a task of its own.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_FRAME_WAIT_MS);
  });
}
