import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSubscriptionSync } from './use-subscription-sync.js';

describe('useSubscriptionSync', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watch(first: string) {
    const onSync = vi.fn();
    const rendered = renderHook(({ state }) => useSubscriptionSync(state, onSync), {
      initialProps: { state: first },
      wrapper: StrictMode,
    });
    return { ...rendered, onSync, become: (state: string) => rendered.rerender({ state }) };
  }

  it('passes on the last of several changes after half a second', () => {
    const { onSync, become } = watch('a');
    become('b');
    vi.advanceTimersByTime(499);
    become('c');
    vi.advanceTimersByTime(499);
    expect(onSync).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);

    expect(onSync).toHaveBeenCalledExactlyOnceWith('c');
  });

  it.each([
    ['the initial value', () => undefined],
    ['a change that is undone in time', (become: (state: string) => void) => (become('b'), become('a'))],
  ])('does not pass on %s', (_what, change) => {
    const { onSync, become } = watch('a');

    change(become);
    vi.advanceTimersByTime(1_000);

    expect(onSync).not.toHaveBeenCalled();
  });

  it('passes on a change back to an earlier value', () => {
    const { onSync, become } = watch('a');
    become('b');
    vi.advanceTimersByTime(500);

    become('a');
    vi.advanceTimersByTime(500);

    expect(onSync.mock.calls).toEqual([['b'], ['a']]);
  });

  it('drops a pending change when its component unmounts', () => {
    const { onSync, become, unmount } = watch('a');
    become('b');

    unmount();
    vi.advanceTimersByTime(1_000);

    expect(onSync).not.toHaveBeenCalled();
  });
});
