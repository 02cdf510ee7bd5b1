import { countEntries } from '@flowlens/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../test-support/stub-worker.js';
import { openTimeline } from './timeline-session.js';

/** Interval between frames. */
const FRAME_MS = 16;
/** Maximum time to wait for a frame. */
const MAX_FRAME_WAIT_MS = 1_000;
/** Until a page is drawn that does nothing else. */
const DRAWN_MS = FRAME_MS + 1;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

  it('reads nothing before the page has drawn what asked for it', async () => {
    vi.useFakeTimers();
    const { read } = open([]);
    await vi.advanceTimersByTimeAsync(FRAME_MS - 1);
    expect(read()).toBe(false);

    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect(read()).toBe(true);
  });

  it('reads on a page in the background, which draws nothing', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { read } = open([]);

    await vi.advanceTimersByTimeAsync(MAX_FRAME_WAIT_MS - 1);
    expect(read()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(read()).toBe(true);
  });

  it('tells the worker when the first rows are drawn, for which that waits', async () => {
    vi.useFakeTimers();
    const { made, opened } = open([1, 2, 3]);
    await vi.advanceTimersByTimeAsync(DRAWN_MS);
    await opened;
    const told = () => made[0]?.posted.filter(([{ type }]) => type === 'drawn').length;
    const report = (entryCount: number) => {
      const all = { entries: new Uint32Array(entryCount), times: new Float64Array(entryCount) };
      const rest = { complete: false, loadedBytes: 1, counts: countEntries([]), metadata: null, idleStretches: [] };
      made[0]?.onmessage?.({ data: { type: 'indexed', index: { all, ...rest } } });
    };

    report(0);
    await vi.advanceTimersByTimeAsync(DRAWN_MS);
    expect(told()).toBe(0);

    report(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toBe(0);
    await vi.advanceTimersByTimeAsync(DRAWN_MS);
    expect(told()).toBe(1);

    report(2);
    await vi.advanceTimersByTimeAsync(DRAWN_MS);
    expect(told()).toBe(1);
  });

  it('ends the worker of a timeline that nobody wants any more once the page is drawn', async () => {
    vi.useFakeTimers();
    const { opened, ending, made, read } = open([]);
    const failed = expect(opened).rejects.toThrow('Gone elsewhere');
    await vi.advanceTimersByTimeAsync(FRAME_MS - 1);

    ending.abort(new Error('Gone elsewhere'));
    await vi.advanceTimersByTimeAsync(FRAME_MS);

    await failed;
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
    expect(read()).toBe(false);
  });
});

/** Opens a file that comes byte by byte, and tells of the worker that is made for it. */
function open(bytes: number[]) {
  const made = stubWorker((worker) => worker.onmessage?.({ data: { type: 'started' } }));
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
      controller.close();
    },
  });
  const file = { stream, size: null, text: () => Promise.resolve('') };
  const ending = new AbortController();
  const opened = openTimeline(() => Promise.resolve(file), ending.signal);
  const read = () => made.some(({ posted }) => posted.some(([{ type }]) => type === 'end'));
  return { opened, ending, made, read };
}
