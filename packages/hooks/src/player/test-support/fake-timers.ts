import { afterEach, beforeEach, vi } from 'vitest';

/** Time and frames pass when a test says so. */
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});
