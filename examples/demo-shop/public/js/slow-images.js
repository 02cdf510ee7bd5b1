const SLOW_MS = 1000;

/** Warns on the console about pictures that took longer than a second. */
export function warnAboutSlowImages() {
  new PerformanceObserver((list) => {
    for (const { initiatorType, duration, name } of list.getEntries()) {
      if (initiatorType !== 'img' || duration < SLOW_MS) continue;
      console.warn(`Slow image: ${new URL(name).pathname} took ${Math.round(duration)} ms`);
    }
  }).observe({ type: 'resource', buffered: true });
}
