import { HOUR_MS } from '@flowlens/core/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiscovery } from './discovery.js';

describe('createDiscovery', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('caches a failure for two seconds, even if the clock is set back', async () => {
    const ask = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('away'));
    const discovery = createDiscovery(ask);
    await expect(discovery.result()).rejects.toThrow('away');

    vi.setSystemTime(Date.now() - HOUR_MS);
    vi.advanceTimersByTime(1_999);
    await expect(discovery.result()).rejects.toThrow('away');
    vi.advanceTimersByTime(1);

    expect(await discovery.result()).toBe('there');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
