/** A page in the background draws nothing, and one that is never idle goes on all the same. */
const MAX_WAIT_MS = 100;

/** Once the page has drawn what has just changed. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    // Frames are asked for before they are drawn, so what follows is a task of its own.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Once the page has drawn what has just changed, and has nothing more to draw for now. */
export async function afterDrawing(): Promise<void> {
  await afterFrame();
  // Safari does not tell when it is idle.
  await new Promise<unknown>((resolve) =>
    (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: MAX_WAIT_MS }),
  );
}
