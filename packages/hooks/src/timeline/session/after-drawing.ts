/** A page in the background draws nothing, and one that is never idle goes on all the same. */
const MAX_WAIT_MS = 200;

/** Calls back once the page has drawn what has just changed, and has nothing more to draw for now. */
export function afterDrawing(callback: () => void): void {
  const timer = setTimeout(callback, MAX_WAIT_MS);
  // Frames are asked for before they are drawn, so what follows is a task of its own. Safari does not tell when it is idle.
  requestAnimationFrame(() =>
    (window.requestIdleCallback ?? setTimeout)(() => {
      clearTimeout(timer);
      callback();
    }),
  );
}
