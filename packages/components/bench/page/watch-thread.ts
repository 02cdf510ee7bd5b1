export interface ThreadReport {
  /** The longest time in which nothing else could run. */
  longestBlockMs: number;
  /** Tasks that the browser itself calls long, those above 50 ms. */
  longTasks: number[];
  /** Times between frames, in order of length. */
  frames: number[];
}

/** Watches how free the main thread is, until the returned function is called. */
export function watchThread(): () => ThreadReport {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });

  const frames: number[] = [];
  let longestBlockMs = 0;
  let running = true;
  let lastTurn = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    longestBlockMs = Math.max(longestBlockMs, now - lastTurn);
    lastTurn = now;
    // A turn every millisecond or so tells enough, and leaves the thread to others.
    if (running) setTimeout(() => port2.postMessage(null), 1);
  };
  port2.postMessage(null);

  let lastFrame: number | null = null;
  requestAnimationFrame(function onFrame(now) {
    if (lastFrame !== null) frames.push(now - lastFrame);
    lastFrame = now;
    if (running) requestAnimationFrame(onFrame);
  });

  return () => {
    running = false;
    for (const { duration } of observer.takeRecords()) longTasks.push(duration);
    observer.disconnect();
    return { longestBlockMs, longTasks, frames: frames.toSorted((a, b) => a - b) };
  };
}
