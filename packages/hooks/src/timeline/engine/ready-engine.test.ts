import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../test-support/stub-worker.js';
import { holdEngine, takeEngine } from './ready-engine.js';

const LONG_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('holdEngine', () => {
  it('starts one worker for all who wait, and it is taken once', () => {
    const made = stubWorker(() => {});
    const releases = [holdEngine(), holdEngine()];
    expect(made).toHaveLength(1);

    const taken = takeEngine();
    expect(made).toHaveLength(1);
    const other = takeEngine();
    expect(made).toHaveLength(2);

    releases.forEach((release) => release());
    vi.advanceTimersByTime(LONG_MS);
    expect(made.map(({ terminated }) => terminated)).toEqual([false, false]);
    taken.cancel();
    other.cancel();
  });

  it('leaves the worker to whoever takes it just after the last has stopped waiting', () => {
    const made = stubWorker(() => {});
    holdEngine()();

    const taken = takeEngine();
    vi.advanceTimersByTime(LONG_MS);

    expect(made.map(({ terminated }) => terminated)).toEqual([false]);
    taken.cancel();
  });

  it('lets the worker rest as soon as nobody waits, for what came is drawn then', () => {
    const made = stubWorker(() => {});
    const releases = [holdEngine(), holdEngine()];
    const requests = () => made[0]?.posted.map(([{ type }]) => type);

    releases[0]!();
    expect(requests()).toEqual([]);

    releases[1]!();
    expect(requests()).toEqual(['rest']);
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
