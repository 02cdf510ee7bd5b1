import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEventHighlight } from './use-event-highlight.js';

describe('useEventHighlight', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('highlights for the given time', () => {
    const { result } = renderHook(useEventHighlight);

    act(() => result.current.highlight('e1', 3500));
    act(() => void vi.advanceTimersByTime(3499));
    expect(result.current.highlightedEntryId).toBe('e1');

    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.highlightedEntryId).toBeNull();
  });

  it('gives a second highlight its full time', () => {
    const { result } = renderHook(useEventHighlight);

    act(() => result.current.highlight('e1', 1000));
    act(() => void vi.advanceTimersByTime(900));
    act(() => result.current.highlight('e2', 1000));
    act(() => void vi.advanceTimersByTime(999));

    expect(result.current.highlightedEntryId).toBe('e2');
  });

  it('leaves no timer behind', () => {
    const { result, unmount } = renderHook(useEventHighlight);
    act(() => result.current.highlight('e1', 3500));

    unmount();

    expect(vi.getTimerCount()).toBe(0);
  });
});
