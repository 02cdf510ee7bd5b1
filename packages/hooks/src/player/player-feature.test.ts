import { transferableAbortController } from 'node:util';
import { expect, it, vi } from 'vitest';
import { onEvents } from './player-feature.js';

it('a listener is called until its signal aborts, also with Node’s signal on a jsdom page', () => {
  const video = document.createElement('video');
  const lifetime = transferableAbortController();
  const run = vi.fn<(event: Event) => void>();
  onEvents(video, ['play', 'pause'], { signal: lifetime.signal, run });

  video.dispatchEvent(new Event('play'));
  video.dispatchEvent(new Event('pause'));
  lifetime.abort();
  video.dispatchEvent(new Event('play'));

  expect(run.mock.calls.map(([{ type }]) => type)).toEqual(['play', 'pause']);
});

it('a listener is not added when its signal has already aborted', () => {
  const video = document.createElement('video');
  const run = vi.fn();
  onEvents(video, ['play'], { signal: AbortSignal.abort(), run });

  video.dispatchEvent(new Event('play'));

  expect(run).not.toHaveBeenCalled();
});
