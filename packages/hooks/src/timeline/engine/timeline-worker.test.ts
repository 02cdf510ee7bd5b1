import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('makes the first format of numbers before it says that it has started', async () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  const post = vi.fn();
  vi.stubGlobal('postMessage', post);

  await import('./timeline-worker.js');

  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'started' }, []);
  expect(format).toHaveBeenCalledBefore(post);
});
