import { describe, expect, it } from 'vitest';
import { createFrameClock } from './frame-clock.js';

describe('createFrameClock', () => {
  it('uses the frame with the smallest delay for the clock offset', () => {
    let now = 0;
    const clock = createFrameClock(() => now);
    for (const [timestampMs, delayMs] of [
      [5_000, 400],
      [5_033, 20],
      [5_066, 90],
    ] as const) {
      now = 1_000_000 + timestampMs + delayMs;
      clock.see(timestampMs * 1_000);
    }

    expect(clock.epochOf(5_000_000)).toBe(1_000_000 + 5_000 + 20);
    expect(clock.timestampNow()).toBe((5_066 + 90 - 20) * 1_000);
  });
});
