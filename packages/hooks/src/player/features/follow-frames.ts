import { onEvents } from '../player-feature.js';

/**
 * Calls back before every frame of the page while the video plays, and at no other time. Not at every frame of the video: a
 * recording of a still page has hardly any.
 */
export function followFrames(video: HTMLVideoElement, { signal, run }: { signal: AbortSignal; run: () => void }): void {
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
  onEvents(video, ['playing'], { signal, run: start });
  onEvents(video, ['pause', 'ended', 'waiting', 'emptied', 'error'], { signal, run: stop });
  signal.addEventListener('abort', stop);
  if (!video.paused) start();
}
