import { describe, expect, it } from 'vitest';
import { RateWindow } from './rate-window.js';

describe('RateWindow', () => {
  it('admits calls up to the limit and then returns the time to wait', () => {
    const window = new RateWindow(2);
    const used = () => window.secondsToWait('ann', 1_000);

    window.hit('ann', 1_000);
    expect(used()).toBe(0);
    window.hit('ann', 1_000);
    expect(used()).toBe(60);
    expect(window.secondsToWait('ann', 60_500)).toBe(1);
    expect(window.secondsToWait('bob', 1_000)).toBe(0);
    expect(window.secondsToWait('ann', 61_000)).toBe(0);
  });

  it('admits everything when it is disabled', () => {
    const window = new RateWindow(0);
    for (let hit = 0; hit < 1_000; hit += 1) window.hit('ann', 0);

    expect(window.secondsToWait('ann', 0)).toBe(0);
  });
});
