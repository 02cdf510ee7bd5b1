import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../test-support/stub-worker.js';
import { openTimeline } from './timeline-session.js';

/** How often pages are drawn. */
const FRAME_MS = 16;
/** So long is waited at most for the page to draw and to be idle. */
const MAX_WAIT_MS = 200;

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
    const { worker } = openEmpty();
    await vi.advanceTimersByTimeAsync(FRAME_MS - 1);
    expect(worker?.posted).toEqual([]);

    await vi.advanceTimersByTimeAsync(2);
    expect(worker?.posted.map(([{ type }]) => type)).toEqual(['end']);
  });

  it('makes a format of numbers after what asked for the timeline, and before there is anything of it', async () => {
    vi.useFakeTimers();
    const format = vi.spyOn(Intl, 'NumberFormat');
    const { worker } = openEmpty();
    expect(format).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);

    expect(format).toHaveBeenCalled();
    expect(worker?.posted).toEqual([]);
  });

  it('reads on a page in the background, which draws nothing', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { worker } = openEmpty();

    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
    expect(worker?.posted.map(([{ type }]) => type)).toEqual(['end']);
  });

  it('reads nothing while the page has more to draw', async () => {
    vi.useFakeTimers();
    let becomeIdle: () => void = () => undefined;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => (becomeIdle = callback));
    const { worker } = openEmpty();
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
    expect(worker?.posted).toEqual([]);

    becomeIdle();
    await vi.advanceTimersByTimeAsync(0);
    expect(worker?.posted.map(([{ type }]) => type)).toEqual(['end']);
  });

  it('reads on a page that is never idle', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', () => 0);
    const { worker } = openEmpty();

    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
    expect(worker?.posted.map(([{ type }]) => type)).toEqual(['end']);
  });

  it('ends the worker of a timeline that nobody wants any more once the page is drawn', async () => {
    vi.useFakeTimers();
    const { opened, ending, worker } = openEmpty();
    const failed = expect(opened).rejects.toThrow('Gone elsewhere');
    await vi.advanceTimersByTimeAsync(FRAME_MS - 1);

    ending.abort(new Error('Gone elsewhere'));
    await vi.advanceTimersByTimeAsync(FRAME_MS);

    await failed;
    expect(worker).toMatchObject({ terminated: true, posted: [] });
  });
});

/** Opens a file without a byte, and tells the worker that was made for it. */
function openEmpty() {
  const made = stubWorker((worker) => worker.onmessage?.({ data: { type: 'started' } }));
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
  const file = { stream, size: null, text: () => Promise.resolve('') };
  const ending = new AbortController();
  const opened = openTimeline(() => Promise.resolve(file), ending.signal);
  return { opened, ending, worker: made[0] };
}
