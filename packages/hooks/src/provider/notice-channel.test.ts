import type { Notice } from '@flowlens/core';
import { TOAST_DURATION_MS } from '@flowlens/core/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoticeChannel } from './notice-channel.js';

const copied: Notice = { tone: 'success', code: 'linkCopied' };
const failed: Notice = { tone: 'error', code: 'shareLinkFailed' };

describe('createNoticeChannel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('notifies all subscribers', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const channel = createNoticeChannel();
    channel.subscribe(one);
    const stop = channel.subscribe(other);

    channel.emit(copied);
    stop();
    channel.emit(failed);

    expect(one.mock.calls).toEqual([[copied], [failed]]);
    expect(other.mock.calls).toEqual([[copied]]);
  });

  it('keeps early notices for the first subscriber', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const channel = createNoticeChannel();
    channel.emit(copied);
    vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
    channel.emit(failed);

    channel.subscribe(first);
    channel.subscribe(second);

    expect(first.mock.calls).toEqual([[copied], [failed]]);
    expect(second).not.toHaveBeenCalled();
  });

  it('drops notices that have already expired', () => {
    const listener = vi.fn();
    const channel = createNoticeChannel();
    channel.emit(copied);
    vi.advanceTimersByTime(TOAST_DURATION_MS);

    channel.subscribe(listener);

    expect(listener).not.toHaveBeenCalled();
  });
});
