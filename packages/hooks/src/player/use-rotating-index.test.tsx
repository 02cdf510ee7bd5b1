import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRotatingIndex } from './use-rotating-index.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('useRotatingIndex', () => {
  it('rotates and stops when its component unmounts', () => {
    vi.useFakeTimers();
    const { result, unmount } = renderHook(() => useRotatingIndex(3, 2_000));
    const seen = [result.current];
    for (let turn = 0; turn < 3; turn++) {
      act(() => void vi.advanceTimersByTime(2_000));
      seen.push(result.current);
    }

    expect(seen).toEqual([0, 1, 2, 0]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
