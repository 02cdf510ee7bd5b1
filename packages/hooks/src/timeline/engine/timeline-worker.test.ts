import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerRequest } from './engine-messages.js';
import { rehearse } from './rehearse.js';

vi.mock('./rehearse.js', () => ({ rehearse: vi.fn() }));

const post = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('postMessage', post);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onmessage = null;
});

/** Starts the worker and returns what tells it something. */
async function startWorker() {
  await import('./timeline-worker.js');
  return (request: WorkerRequest) => void onmessage?.call(window, new MessageEvent('message', { data: request }));
}

describe('the worker of a timeline', () => {
  it('makes the first format of numbers before it says that it has started', async () => {
    const format = vi.spyOn(Intl, 'NumberFormat');

    await startWorker();

    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'started' }, []);
    expect(format).toHaveBeenCalledBefore(post);
  });

  it('rehearses only when it is told to, and until it is told something else', async () => {
    const tell = await startWorker();
    expect(rehearse).not.toHaveBeenCalled();

    for (const next of [{ type: 'rest' }, { type: 'expect', byteCount: 1 }] as const) {
      tell({ type: 'rehearse' });
      const goesOn = vi.mocked(rehearse).mock.lastCall![0];
      expect(goesOn()).toBe(true);
      tell(next);
      expect(goesOn()).toBe(false);
    }
    expect(rehearse).toHaveBeenCalledTimes(2);
  });
});
