/* eslint-disable @typescript-eslint/unbound-method -- the helpers use no this */
import { describe, expect, it } from 'vitest';
import { type ClockJump, createSessionClock } from './session-clock.js';

function createTestClock() {
  let wall = 1_000_000;
  let monotonic = 0;
  let check: (() => void) | undefined;
  const jumps: ClockJump[] = [];
  const clock = createSessionClock(
    1_000_000,
    {
      now: () => monotonic,
      dateNow: () => wall,
      setInterval: ((run: () => void) => ((check = run), 1)) as unknown as typeof setInterval,
      clearInterval: () => (check = undefined),
    },
    (jump) => jumps.push(jump),
  );
  return {
    clock,
    jumps,
    isChecking: () => check !== undefined,
    /** One minute later, in which the wall clock was moved. */
    minute(movedMs = 0) {
      monotonic += 60_000;
      wall += 60_000 + movedMs;
      check?.();
    },
  };
}

describe('createSessionClock', () => {
  it('counts from the time origin and does not follow the wall clock', () => {
    const { clock, minute } = createTestClock();
    minute(3_600_000);

    expect(clock.now()).toBe(1_060_000);
  });

  it('reports each jump of the wall clock once', () => {
    const { jumps, minute } = createTestClock();
    minute(90_000);
    minute();
    minute(-5_000);

    expect(jumps).toEqual([
      { at: 1_060_000, byMs: 90_000 },
      { at: 1_180_000, byMs: -5_000 },
    ]);
  });

  it('reports no corrections of a few milliseconds', () => {
    const { jumps, minute } = createTestClock();
    minute(120);
    minute(-90);

    expect(jumps).toEqual([]);
  });

  it('ends its checks when it is stopped', () => {
    const { clock, isChecking } = createTestClock();
    clock.stop();

    expect(isChecking()).toBe(false);
  });
});
