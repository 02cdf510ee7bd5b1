import { onEvents } from '../player-feature.js';

/**
 * Calls back whenever the browser reports the time, and before every frame of the page during playback. Does not use the
 * frames of the video, because a recording of a static page has hardly any. A page in the background gets no frames, but
 * still the browser's reports.
 */
export function followTime(video: HTMLVideoElement, { signal, run }: { signal: AbortSignal; run: () => void }): void {
  let request = 0;
  const stop = () => cancelAnimationFrame(request);
  const tick = () => {
    run();
    request = requestAnimationFrame(tick);
  };
  const start = () => {
    stop();
    request = requestAnimationFrame(tick);
  };
  onEvents(video, ['timeupdate'], { signal, run });
  onEvents(video, ['playing'], { signal, run: start });
  onEvents(video, ['pause', 'ended', 'waiting', 'emptied', 'error'], { signal, run: stop });
  signal.addEventListener('abort', stop);
  if (!video.paused) start();
}
