import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, startExtension } from '../test-support/extension-browser.js';
import { STORED_RECORDING } from '../test-support/stored-recording.js';
import { badgeText, showError } from './badge.js';
import { writeRecording } from './recording-storage.js';
import { writeArmed } from './replay-storage.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));

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

describe('showError', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['that a tab is armed', () => writeArmed({ tabId: 7, serverOrigin: '', account: 'u1', seconds: 30 }), '◉'],
    ['the time of a recording', () => writeRecording(STORED_RECORDING), '0:00'],
    ['nothing', () => Promise.resolve(), ''],
  ])('shows %s after a moment', async (_what, begin, text) => {
    startExtension();
    const setBadgeText = vi.fn(async () => undefined);
    Object.assign(browser, { action: { setBadgeText, setBadgeBackgroundColor: async () => undefined } });
    await begin();

    await showError();
    expect(setBadgeText).toHaveBeenLastCalledWith({ text: '!' });
    await vi.runAllTimersAsync();
    expect(setBadgeText).toHaveBeenLastCalledWith({ text });
  });
});
