import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../../../timeline/src/test-support/stub-worker.js';
import { openTimeline } from './timeline-session.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('openTimeline', () => {
  it('ends the worker if the download fails', async () => {
    const made = stubWorker((worker) => worker.onmessage?.({ data: { type: 'started' } }));

    const opened = openTimeline(
      () => Promise.reject(new Error('There is no such file.')),
      new AbortController().signal,
    );

    await expect(opened).rejects.toThrow('There is no such file.');
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('ends the worker if the timeline is abandoned before the worker has started', async () => {
    const { opened, ending, made, start, read } = open();
    const failed = expect(opened).rejects.toThrow('Gone elsewhere');
    await vi.waitFor(() => expect(made[0]?.onmessage).not.toBeNull());

    ending.abort(new Error('Gone elsewhere'));
    start();

    await failed;
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
    expect(read()).toBe(false);
  });
});

/** Opens an empty file, with a worker that starts when the test says so. */
function open() {
  let start: () => void = () => undefined;
  const made = stubWorker((worker) => (start = () => worker.onmessage?.({ data: { type: 'started' } })));
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => controller.close() });
  const file = { stream, size: null, text: () => Promise.resolve('') };
  const ending = new AbortController();
  const opened = openTimeline(() => Promise.resolve(file), ending.signal);
  const read = () => made.some(({ posted }) => posted.some(([{ type }]) => type === 'end'));
  return { opened, ending, made, start: () => start(), read };
}
