/** Time without frames after which the page is made to paint. A static page sends no frames either. */
const QUIET_MS = 3_000;
/** Time for a forced paint to arrive as a frame. */
const ANSWER_MS = 2_000;

export interface StallWatchParts {
  /** Monotonic time in milliseconds. */
  now: () => number;
  /** Makes the captured page paint. */
  repaint: () => void;
  /** Called once per stall. */
  onStall: () => void;
  /** Called with the first frame after a stall, or at the end; `stalledAt` is the time of the last frame before it. */
  onRecovery: (stalledAt: number) => void;
}

export interface StallWatch {
  frameArrived: () => void;
  /**
   * Notes that the page has painted by itself. A hidden page does not paint, and cannot be distinguished from a stalled
   * capture.
   */
  pagePainted: () => void;
  check: () => void;
  /** Reports a stall that lasts until the end. */
  end: () => void;
}

/**
 * Distinguishes a stalled capture from a static page: after 3 s without frames the page is made to paint, which must
 * result in a frame.
 */
export function createStallWatch({ now, repaint, onStall, onRecovery }: StallWatchParts): StallWatch {
  let lastFrameAt = now();
  let askedAt: number | undefined;
  let painted = false;
  let stalledAt: number | undefined;
  return {
    frameArrived() {
      if (stalledAt !== undefined) onRecovery(stalledAt);
      lastFrameAt = now();
      askedAt = undefined;
      stalledAt = undefined;
    },
    pagePainted() {
      painted = true;
    },
    end() {
      if (stalledAt !== undefined) onRecovery(stalledAt);
      stalledAt = undefined;
    },
    check() {
      if (stalledAt !== undefined || now() - lastFrameAt < QUIET_MS) return;
      if (askedAt === undefined) {
        askedAt = now();
        painted = false;
        repaint();
      } else if (now() - askedAt >= ANSWER_MS) {
        askedAt = undefined;
        if (!painted) return;
        stalledAt = lastFrameAt;
        onStall();
      }
    },
  };
}

/** Makes this page paint a frame by changing a single, nearly transparent pixel. A hidden page never calls `onPainted`. */
export function repaintThisPage(onPainted: () => void): void {
  const pixel = document.createElement('div');
  pixel.style.cssText =
    'all:initial;position:fixed;inset:0 auto auto 0;width:1px;height:1px;pointer-events:none;z-index:2147483647';
  pixel.style.background = `rgb(128 128 128 / ${Math.random() * 0.02 + 0.01})`;
  document.documentElement.append(pixel);
  requestAnimationFrame(() => {
    onPainted();
    requestAnimationFrame(() => pixel.remove());
  });
}
