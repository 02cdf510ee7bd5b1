/** A static page sends no frames, but the file has to grow: after this time the last picture is encoded again. */
const REPEAT_AFTER_MS = 1_000;
const CHECK_EVERY_MS = 250;

export interface PictureRepeater {
  /** Notes that a picture was encoded. */
  encoded: () => void;
  stop: () => void;
}

/** Calls `repeat` whenever no picture was encoded for a second. */
export function createPictureRepeater(repeat: () => void, now: () => number): PictureRepeater {
  let lastAt = now();
  const timer = setInterval(() => {
    if (now() - lastAt < REPEAT_AFTER_MS) return;
    lastAt = now();
    repeat();
  }, CHECK_EVERY_MS);
  return {
    encoded() {
      lastAt = now();
    },
    stop: () => clearInterval(timer),
  };
}
