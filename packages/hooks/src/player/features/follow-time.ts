import { onEvents } from '../player-feature.js';

/**
 * Calls back whenever the browser tells the time, and before every frame of the page while the video plays. Not at every frame of the
 * video: a recording of a still page has hardly any. A page in the background gets no frames, and is told the time all the same.
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
