/** A page in the background draws nothing, and goes on all the same. */
const MAX_WAIT_MS = 100;

/** Calls back once the page has drawn what has just changed. */
export function afterDrawing(callback: () => void): void {
  const timer = setTimeout(callback, MAX_WAIT_MS);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    // Frames are asked for before they are drawn.
    setTimeout(callback);
  });
}
