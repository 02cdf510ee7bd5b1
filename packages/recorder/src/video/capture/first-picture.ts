/** A static page does not repeat a picture that arrived before the track was read. */
const ASK_AFTER_MS = 500;
const WAIT_MAX_MS = 1_500;

export interface FirstPicture {
  /** Marks the frame as arrived or no longer wanted. */
  settle: () => void;
  /** Requests a frame, and resolves when it has arrived or will not. */
  wait: () => Promise<void>;
}

/** Calls `ask` when no picture has arrived in half a second. */
export function createFirstPicture(ask: () => void): FirstPicture {
  const first = Promise.withResolvers<void>();
  const timer = setTimeout(ask, ASK_AFTER_MS);
  return {
    settle() {
      clearTimeout(timer);
      first.resolve();
    },
    async wait() {
      clearTimeout(timer);
      ask();
      const giveUp = setTimeout(first.resolve, WAIT_MAX_MS);
      await first.promise;
      clearTimeout(giveUp);
    },
  };
}
