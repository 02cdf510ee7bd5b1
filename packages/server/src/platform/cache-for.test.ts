import { HOUR_MS } from '@flowlens/core/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFor } from './cache-for.js';

describe('cacheFor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls once while a result is cached, and again after that', async () => {
    let asked = 0;
    const count = cacheFor(1_000, () => Promise.resolve((asked += 1)));

    expect(await Promise.all([count(), count()])).toEqual([1, 1]);
    vi.advanceTimersByTime(999);
    expect(await count()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await count()).toBe(2);
  });

  it('caches for the same time when the clock is set back', async () => {
    let asked = 0;
    const count = cacheFor(1_000, () => Promise.resolve((asked += 1)));
    await count();

    vi.setSystemTime(Date.now() - HOUR_MS);
    vi.advanceTimersByTime(1_000);

    expect(await count()).toBe(2);
  });

  it('passes a failure to waiting callers only, and calls again the next time', async () => {
    const ask = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(new Error('away'));
    const read = cacheFor(1_000, ask);

    await expect(Promise.all([read(), read()])).rejects.toThrow('away');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await read()).toBe('there');
  });
});
