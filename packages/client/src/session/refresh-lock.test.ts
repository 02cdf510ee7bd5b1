import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRefreshLock } from './refresh-lock.js';

describe('withRefreshLock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('lets a tab see what the one before it has stored, though the browser tells of it late', async () => {
    const request = vi.fn((_name: string, work: () => Promise<string>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    let stored = 'dead';
    setTimeout(() => (stored = 'fresh'), 40);

    const read = withRefreshLock('refresh', async () => stored);
    await vi.runAllTimersAsync();

    await expect(read).resolves.toBe('fresh');
    expect(request).toHaveBeenCalledExactlyOnceWith('refresh', expect.any(Function));
  });
});
