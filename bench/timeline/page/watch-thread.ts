const TURN_MS = 5;

export interface ThreadReport {
  /** Longest time during which the thread was blocked. */
  longestBlockMs: number;
  /** Tasks above 50 ms, which browsers call long. */
  longTasks: number[];
  /** Times between frames, sorted; empty if they were not measured. */
  frames: number[];
}

/** Measures how free the main thread is, until the returned function is called. */
export function watchThread({ withFrames = false } = {}): () => ThreadReport {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });

  const frames: number[] = [];
  let longestBlockMs = 0;
  let running = true;
  let lastTurn = performance.now();
  // Rare enough to yield to other work, frequent enough to detect noticeable delays.
  const timer = setInterval(() => {
    const now = performance.now();
    longestBlockMs = Math.max(longestBlockMs, now - lastTurn - TURN_MS);
    lastTurn = now;
  }, TURN_MS);

  let lastFrame: number | null = null;
  // Requesting a frame causes one, so only if frames are measured.
  const onFrame = (now: number) => {
    if (lastFrame !== null) frames.push(now - lastFrame);
    lastFrame = now;
    if (running) requestAnimationFrame(onFrame);
  };
  if (withFrames) requestAnimationFrame(onFrame);

  return () => {
    running = false;
    clearInterval(timer);
    for (const { duration } of observer.takeRecords()) longTasks.push(duration);
    observer.disconnect();
    return { longestBlockMs, longTasks, frames: frames.toSorted((a, b) => a - b) };
  };
}
