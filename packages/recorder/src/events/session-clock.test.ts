import { describe, expect, it } from 'vitest';
import { type ClockJump, createSessionClock } from './session-clock.js';

function createTestClock() {
  let wall = 1_000_000;
  let monotonic = 0;
  const jumps: ClockJump[] = [];
  const parts = { now: () => monotonic, dateNow: () => wall };
  const now = createSessionClock(1_000_000, parts, (jump) => {
    jumps.push(jump);
    // The clock itself dates the gap.
    now();
  });
  return {
    jumps,
    /** Returns the time one minute later, during which the wall clock was changed. */
    minute: (movedMs = 0) => {
      monotonic += 60_000;
      wall += 60_000 + movedMs;
      return now();
    },
  };
}

describe('createSessionClock', () => {
  it('counts from the time origin and does not follow the wall clock', () => {
    const { minute } = createTestClock();

    expect(minute(3_600_000)).toBe(1_060_000);
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

  it('ignores corrections of a few milliseconds', () => {
    const { jumps, minute } = createTestClock();
    minute(120);
    minute(-90);

    expect(jumps).toEqual([]);
  });
});
