import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../test-support/stub-worker.js';
import { holdEngine, prepareTimeline, takeEngine } from './ready-engine.js';

const LONG_MS = 10_000;
/** Interval between frames. */
const FRAME_MS = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As `takeEngine` where no engine is ready. */
async function takeEngineOnceDrawn() {
  const taking = takeEngine();
  await vi.advanceTimersByTimeAsync(FRAME_MS + 1);
  return taking;
}

describe('takeEngine', () => {
  it('starts a worker once what asks for it has been drawn', async () => {
    const made = stubWorker(() => {});
    const taking = takeEngine();
    await vi.advanceTimersByTimeAsync(FRAME_MS - 1);
    expect(made).toEqual([]);

    await vi.advanceTimersByTimeAsync(2);
    expect(made).toHaveLength(1);
    (await taking).cancel();
  });

  it('has a worker that starts then do nothing: more is about to be drawn', async () => {
    const made = stubWorker(() => {});
    const taken = await takeEngineOnceDrawn();

    expect(made.map(({ posted }) => posted)).toEqual([[]]);
    taken.cancel();
  });
});

describe('holdEngine', () => {
  it('starts one worker for all who wait, and it is taken once', async () => {
    const made = stubWorker(() => {});
    const releases = [holdEngine(), holdEngine()];
    expect(made).toHaveLength(1);

    const taken = await takeEngine();
    expect(made).toHaveLength(1);
    const other = await takeEngineOnceDrawn();
    expect(made).toHaveLength(2);

    releases.forEach((release) => release());
    vi.advanceTimersByTime(LONG_MS);
    expect(made.map(({ terminated }) => terminated)).toEqual([false, false]);
    taken.cancel();
    other.cancel();
  });

  it('leaves the worker to whoever takes it just after the last has stopped waiting', async () => {
    const made = stubWorker(() => {});
    holdEngine()();

    const taken = await takeEngine();
    vi.advanceTimersByTime(LONG_MS);

    expect(made.map(({ terminated }) => terminated)).toEqual([false]);
    taken.cancel();
  });

  it('has the worker rehearse, and rest as soon as an address is there, for what came with it is drawn then', () => {
    const made = stubWorker(() => {});
    const releases = [holdEngine(), holdEngine()];
    const requests = () => made[0]?.posted.map(([{ type }]) => type);
    expect(requests()).toEqual(['rehearse']);

    releases[0]!();
    expect(requests()).toEqual(['rehearse', 'rest']);
    releases[1]!();
  });

  it('ends the worker when nobody waits any longer', () => {
    const made = stubWorker(() => {});
    const first = holdEngine();
    const second = holdEngine();

    first();
    vi.advanceTimersByTime(LONG_MS);
    expect(made[0]?.terminated).toBe(false);

    second();
    vi.advanceTimersByTime(LONG_MS);
    expect(made[0]?.terminated).toBe(true);
  });

  it('starts another for those who come after that', () => {
    const made = stubWorker(() => {});
    holdEngine()();
    vi.advanceTimersByTime(LONG_MS);

    const release = holdEngine();

    expect(made.map(({ terminated }) => terminated)).toEqual([true, false]);
    release();
  });
});

describe('prepareTimeline', () => {
  it('starts one worker, however much is pointed at, which is there for ten seconds after', () => {
    const made = stubWorker(() => {});

    prepareTimeline();
    vi.advanceTimersByTime(6_000);
    prepareTimeline();
    vi.advanceTimersByTime(9_999);
    expect(made.map(({ terminated }) => terminated)).toEqual([false]);

    vi.advanceTimersByTime(1);
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('leaves the worker to whoever takes it, for good, and has it rehearse until then', async () => {
    const made = stubWorker(() => {});
    prepareTimeline();

    const taken = await takeEngine();
    vi.advanceTimersByTime(LONG_MS);

    expect(made.map(({ terminated, posted }) => [terminated, posted.map(([{ type }]) => type)])).toEqual([
      [false, ['rehearse', 'rest']],
    ]);
    taken.cancel();
  });

  it('is of use to somebody who waits, and goes when neither is left', () => {
    const made = stubWorker(() => {});
    prepareTimeline();
    const release = holdEngine();
    vi.advanceTimersByTime(LONG_MS);
    expect(made.map(({ terminated }) => terminated)).toEqual([false]);

    release();
    vi.advanceTimersByTime(LONG_MS);
    expect(made.map(({ terminated }) => terminated)).toEqual([true]);
  });
});
