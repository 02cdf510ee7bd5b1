const TURN_MS = 5;

export interface ThreadReport {
  /** The longest time in which nothing else could run. */
  longestBlockMs: number;
  /** Tasks that the browser itself calls long, those above 50 ms. */
  longTasks: number[];
  /** Times between frames, in order of length; none where they were not watched. */
  frames: number[];
}

/** Watches how free the main thread is, until the returned function is called. */
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
  // Rare enough to leave the thread to others, frequent enough to see delays that a person would notice.
  const timer = setInterval(() => {
    const now = performance.now();
    longestBlockMs = Math.max(longestBlockMs, now - lastTurn - TURN_MS);
    lastTurn = now;
  }, TURN_MS);

  let lastFrame: number | null = null;
  // A frame asked for is a frame drawn: only where frames are the question.
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
