import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRefreshLock } from './refresh-lock.js';

describe('withRefreshLock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('returns the token that the previous tab stored, although the storage event is late', async () => {
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
