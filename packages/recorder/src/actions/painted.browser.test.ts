import { afterEach, describe, expect, it, vi } from 'vitest';
import { painted } from './painted.js';

/** Milliseconds until the returned promise resolves. */
async function measure(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

describe('painted', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('waits for a busy page until it has painted', async () => {
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 400));

    expect(await measure(painted)).toBeGreaterThan(700);
  });

  it('waits for at most 2 seconds', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);

    expect(await measure(painted)).toBeGreaterThan(1_900);
  });

  it('waits for a hidden page only briefly', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const onPainted = vi.fn();
    void painted().then(onPainted);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(onPainted).toHaveBeenCalledOnce();
  });
});
