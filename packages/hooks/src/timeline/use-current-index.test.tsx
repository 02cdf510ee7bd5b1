import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createRowCache } from './session/row-cache.js';
import { createTimelineRows } from './session/timeline-rows.js';
import type { TimelineClock } from './timeline-clock.js';
import { useCurrentIndex } from './use-current-index.js';

/** Rows at these times. */
const viewOf = (...times: number[]) =>
  createTimelineRows(
    {
      entries: Uint32Array.from(times.keys()),
      times: Float64Array.from(times),
      folded: null,
      entryCount: times.length,
    },
    createRowCache(() => undefined),
  );
const view = viewOf(100, 200, 300);

function aClock() {
  const listeners = new Set<() => void>();
  let timeMs = 0;
  const clock: TimelineClock = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getTimeMs: () => timeMs,
  };
  const tick = (nextMs: number) =>
    act(() => {
      timeMs = nextMs;
      listeners.forEach((listener) => listener());
    });
  return { clock, tick, listeners };
}

describe('useCurrentIndex', () => {
  it('returns the last entry at or before the time', () => {
    expect(renderHook(() => useCurrentIndex(view, 99)).result.current).toBe(-1);
    expect(renderHook(() => useCurrentIndex(view, 100)).result.current).toBe(0);
    expect(renderHook(() => useCurrentIndex(view, 5000)).result.current).toBe(2);
  });

  it('returns the entry that was sought, although the browser has rounded its time', () => {
    const close = viewOf(1004, 1005, 1006);

    // Times that a video may report after a seek to 1005 / 1000 seconds.
    for (const readBackMs of [1004.9999999999999, 1005, 1005.0000000000001])
      expect(renderHook(() => useCurrentIndex(close, readBackMs)).result.current).toBe(1);
  });

  it('returns nothing without a video', () => {
    expect(renderHook(() => useCurrentIndex(view, undefined)).result.current).toBe(-1);
  });

  it('renders again only when the current entry changes', () => {
    const { clock, tick } = aClock();
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useCurrentIndex(view, clock);
    });
    const rendersBefore = renders;

    [110, 120, 130, 199].forEach(tick);
    expect(result.current).toBe(0);
    expect(renders).toBe(rendersBefore + 1);

    tick(200);
    expect(result.current).toBe(1);
  });

  it('unsubscribes from the clock', () => {
    const { clock, listeners } = aClock();
    const { unmount } = renderHook(() => useCurrentIndex(view, clock));
    expect(listeners.size).toBe(1);

    unmount();

    expect(listeners.size).toBe(0);
  });
});
