import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../test-support/stub-worker.js';
import { openTimeline } from './timeline-session.js';

afterEach(() => vi.unstubAllGlobals());

describe('openTimeline', () => {
  it('ends the worker where there is no file to read', async () => {
    const made = stubWorker((worker) => worker.onmessage?.({ data: { type: 'started' } }));

    const opened = openTimeline(
      () => Promise.reject(new Error('There is no such file.')),
      new AbortController().signal,
    );

    await expect(opened).rejects.toThrow('There is no such file.');
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
  });
});
