import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no pointer capture and plays nothing. */
beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
