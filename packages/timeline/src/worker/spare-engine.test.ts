import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../test-support/stub-worker.js';
import { holdEngine, prepareTimeline, takeEngine } from './spare-engine.js';

const LONG_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const terminated = (made: readonly { terminated: boolean }[]) => made.map((worker) => worker.terminated);

describe('takeEngine', () => {
  it('starts a worker if there is no spare one', () => {
    const made = stubWorker(() => {});

    takeEngine().cancel();

    expect(terminated(made)).toEqual([true]);
  });
});

describe('holdEngine', () => {
  it('starts one worker for all holders, and the worker is taken once', () => {
    const made = stubWorker(() => {});
    const releases = [holdEngine(), holdEngine()];
    expect(made).toHaveLength(1);

    const taken = takeEngine();
    expect(made).toHaveLength(1);
    const other = takeEngine();
    expect(made).toHaveLength(2);

    releases.forEach((release) => release());
    vi.advanceTimersByTime(LONG_MS);
    expect(terminated(made)).toEqual([false, false]);
    taken.cancel();
    other.cancel();
  });

  it('leaves the worker to a component that takes it just after the last release', () => {
    const made = stubWorker(() => {});
    holdEngine()();

    const taken = takeEngine();
    vi.advanceTimersByTime(LONG_MS);

    expect(terminated(made)).toEqual([false]);
    taken.cancel();
  });

  it('terminates the worker after the last release', () => {
    const made = stubWorker(() => {});
    const first = holdEngine();
    const second = holdEngine();

    first();
    vi.advanceTimersByTime(LONG_MS);
    expect(terminated(made)).toEqual([false]);

    second();
    vi.advanceTimersByTime(LONG_MS);
    expect(terminated(made)).toEqual([true]);
  });

  it('starts another worker after that', () => {
    const made = stubWorker(() => {});
    holdEngine()();
    vi.advanceTimersByTime(LONG_MS);

    const release = holdEngine();

    expect(terminated(made)).toEqual([true, false]);
    release();
  });
});

describe('prepareTimeline', () => {
  it('starts one worker for several calls, and terminates it ten seconds after the last', () => {
    const made = stubWorker(() => {});

    prepareTimeline();
    vi.advanceTimersByTime(6_000);
    prepareTimeline();
    vi.advanceTimersByTime(9_999);
    expect(terminated(made)).toEqual([false]);

    vi.advanceTimersByTime(1);
    expect(terminated(made)).toEqual([true]);
  });

  it('leaves the worker to the component that takes it', () => {
    const made = stubWorker(() => {});
    prepareTimeline();

    const taken = takeEngine();
    vi.advanceTimersByTime(LONG_MS);

    expect(terminated(made)).toEqual([false]);
    taken.cancel();
  });

  it('shares the worker with holders, and terminates it after both have released it', () => {
    const made = stubWorker(() => {});
    prepareTimeline();
    const release = holdEngine();
    vi.advanceTimersByTime(LONG_MS);
    expect(terminated(made)).toEqual([false]);

    release();
    vi.advanceTimersByTime(LONG_MS);
    expect(terminated(made)).toEqual([true]);
  });
});
