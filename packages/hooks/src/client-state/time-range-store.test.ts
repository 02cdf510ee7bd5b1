import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTimeRangeStore } from './time-range-store.js';
import { useTimeRange } from './use-time-range.js';

const FROM = '2026-03-02T00:00:00.000Z';
const TO = '2026-03-03T00:00:00.000Z';

describe('createTimeRangeStore', () => {
  it('starts in live mode', () => {
    expect(createTimeRangeStore().get()).toEqual({ mode: 'live', is_transient: false, timeRange: {} });
  });

  it('sets a mode permanently or transiently', () => {
    const store = createTimeRangeStore();

    store.setMode('day', { transient: true });
    expect(store.get()).toMatchObject({ mode: 'day', is_transient: true });
    store.setMode('week');

    expect(store.get()).toMatchObject({ mode: 'week', is_transient: false });
  });

  it('merges a partial range and clears the transient flag', () => {
    const store = createTimeRangeStore();
    store.setTimeRange({ start_time: FROM });
    store.setMode('day', { transient: true });

    store.setTimeRange({ end_time: TO });

    expect(store.get()).toEqual({ mode: 'day', is_transient: false, timeRange: { start_time: FROM, end_time: TO } });
  });

  it('can clear only the transient flag', () => {
    const store = createTimeRangeStore();
    store.setTimeRange({ start_time: FROM });
    store.setMode('day', { transient: true });

    store.clearTransient();

    expect(store.get()).toEqual({ mode: 'day', is_transient: false, timeRange: { start_time: FROM } });
  });

  it('notifies React of changes until it unsubscribes', () => {
    const store = createTimeRangeStore();
    const { result, unmount } = renderHook(() => useTimeRange(store));

    act(() => store.setMode('day'));
    expect(result.current.mode).toBe('day');
    act(() => store.reset());
    expect(result.current).toEqual(createTimeRangeStore().get());
    unmount();

    store.setMode('week');
    expect(result.current.mode).toBe('live');
  });
});
