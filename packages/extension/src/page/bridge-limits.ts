const WINDOW_MS = 1_000;
const TEXTS_PER_SECOND_MAX = 50;
const CHARS_PER_SECOND_MAX = 2 * 1024 * 1024;

export interface BridgeLimits {
  /** Returns whether another text may pass; if not, it counts as dropped. */
  admit: (text: string, now: number) => boolean;
  /** Number of texts dropped since the last call. */
  takeDropped: () => number;
}

/** Limits the messages of a document before they cost the extension anything. */
export function createBridgeLimits(): BridgeLimits {
  let windowStart = -Infinity;
  let texts = 0;
  let chars = 0;
  let dropped = 0;
  return {
    admit(text, now) {
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now;
        texts = 0;
        chars = 0;
      }
      if (texts >= TEXTS_PER_SECOND_MAX || chars + text.length > CHARS_PER_SECOND_MAX) {
        dropped += 1;
        return false;
      }
      texts += 1;
      chars += text.length;
      return true;
    },
    takeDropped() {
      const taken = dropped;
      dropped = 0;
      return taken;
    },
  };
}
