import { afterEach, beforeEach, vi } from 'vitest';

/** Lets the test control time and animation frames. */
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});
