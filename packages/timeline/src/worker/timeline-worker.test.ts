import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineReport, EngineRequest } from './engine-messages.js';

const scope = globalThis as unknown as { onmessage: ((event: { data: EngineRequest }) => void) | null };
const post = vi.fn<(report: EngineReport) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('postMessage', post);
});
afterEach(() => {
  vi.restoreAllMocks();
  post.mockClear();
  vi.unstubAllGlobals();
  scope.onmessage = null;
});

describe('timeline-worker', () => {
  it('makes the first number format before it reports that it has started', async () => {
    const format = vi.spyOn(Intl, 'NumberFormat');

    await import('./timeline-worker.js');

    expect(format).toHaveBeenCalledBefore(post);
  });

  it('reports that it has started, then serves requests', async () => {
    await import('./timeline-worker.js');
    expect(post.mock.calls).toEqual([[{ type: 'started' }, []]]);

    scope.onmessage?.({ data: { type: 'chunk', bytes: new TextEncoder().encode('<html>') } });
    scope.onmessage?.({ data: { type: 'end' } });

    await vi.waitFor(() => expect(post.mock.lastCall?.[0]).toMatchObject({ type: 'refused', problem: 'html' }));
  });
});
