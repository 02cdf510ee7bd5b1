import { describe, expect, it, vi } from 'vitest';
import { badgeText } from './badge.js';

// The real module reads the extension API at import.
vi.mock('wxt/browser', () => ({ browser: {} }));

describe('badgeText', () => {
  it.each([
    [0, '0:00'],
    [61_900, '1:01'],
    [599_999, '9:59'],
    [600_000, '10m'],
    [7_500_000, '2h05'],
  ])('shows %i ms as %s', (elapsedMs, text) => {
    expect(badgeText({ elapsedMs, isAway: false, status: 'recording' })).toBe(text);
  });

  it('shows that another site is not recorded', () => {
    expect(badgeText({ elapsedMs: 61_900, isAway: true, status: 'recording' })).toBe('II');
  });

  it('shows that a recording is paused', () => {
    expect(badgeText({ elapsedMs: 61_900, isAway: false, status: 'paused' })).toBe('II');
  });
});
