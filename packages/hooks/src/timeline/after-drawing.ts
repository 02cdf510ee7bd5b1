/** A page in the background draws nothing, and goes on all the same; one that is busy draws late, and is left alone until then. */
const MAX_FRAME_WAIT_MS = 1_000;
/** A page that is never idle goes on all the same. */
const MAX_IDLE_WAIT_MS = 100;

/** Once the page has drawn what has just changed. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Frames are asked for before they are drawn, so what follows is a task of its own.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_FRAME_WAIT_MS);
  });
}

/** Once the page has drawn what has just changed, and has nothing more to draw for now. */
export async function afterDrawing(): Promise<void> {
  await afterFrame();
  // Safari does not tell when it is idle.
  await new Promise<unknown>((resolve) =>
    (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: MAX_IDLE_WAIT_MS }),
  );
}
