import type { PlayerStore } from '@flowlens/hooks';
import type { Host } from './connect-host.js';

const REPORT_INTERVAL_MS = 250;

/** Reports playback to the page around the iframe: the time at most four times a second. */
export function reportPlayer(store: PlayerStore, host: Pick<Host, 'send'>): () => void {
  let seen = store.getState();
  let reportedMs = seen.timeMs;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function reportTime() {
    timer = setTimeout(() => {
      timer = null;
      if (store.getState().timeMs !== reportedMs) reportTime();
    }, REPORT_INTERVAL_MS);
    reportedMs = store.getState().timeMs;
    host.send({ type: 'time', time_ms: Math.round(reportedMs) });
  }

  const unsubscribe = store.subscribe(() => {
    const [before, now] = [seen, store.getState()];
    seen = now;
    const time_ms = Math.round(now.timeMs);
    if (before.paused && !now.paused) host.send({ type: 'play', time_ms });
    if (!before.paused && now.paused) host.send({ type: 'pause', time_ms });
    if (!before.ended && now.ended) host.send({ type: 'ended', time_ms });
    if (!before.failed && now.failed) host.send({ type: 'error', reason: 'video' });
    if (now.timeMs !== reportedMs && timer === null) reportTime();
  });
  return () => {
    unsubscribe();
    if (timer !== null) clearTimeout(timer);
  };
}
