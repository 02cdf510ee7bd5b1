/** No engine writes longer frames, so longer lines are not searched. */
const FRAME_MAX_CHARS = 1_000;
const FRAMES_MAX = 20;
/** `at pay (https://shop.test/pay.js:42:17)` and `at https://…:42:17`, or `pay@https://…:42:17` in Firefox and Safari. */
const LOCATION = /(?:^|[\s(@])([^\s()@]+:\d+(?::\d+)?)\)?$/;

/**
 * Returns the location of an error from its stack, e.g. `https://shop.test/pay.js:42:17`; null if the stack has none.
 */
export function stackLocation(stack: string): string | null {
  for (const line of stack.split('\n', FRAMES_MAX)) {
    const frame = line.trim();
    const isFrame = frame.startsWith('at ') || frame.includes('@');
    const location = isFrame && frame.length <= FRAME_MAX_CHARS ? LOCATION.exec(frame)?.[1] : undefined;
    if (location !== undefined) return location;
  }
  return null;
}
