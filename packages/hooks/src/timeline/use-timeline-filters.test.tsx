import { buildTimelineEntries, NO_TIMELINE_FILTERS, type TimelineFilters, type TimelineView } from '@flowlens/core';
import { anEvent, aRequest } from '@flowlens/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useTimelineFilters } from './use-timeline-filters.js';

const entries = buildTimelineEntries({
  events: [
    ...aRequest(0, { id: 'a', url: 'https://shop.example/cart', status: 200, latencyMs: 0 }),
    ...aRequest(1, { id: 'b', url: 'https://shop.example/pay', status: 500, latencyMs: 0 }),
    anEvent(2, { type: 'console_error', console_error_data: { message: 'Paying failed' } }),
    anEvent(3, { type: 'navigation', navigation_data: { url: 'https://shop.example/sorry' } }),
  ],
});

const kindsIn = (view: TimelineView) => Array.from({ length: view.length }, (_, index) => view.at(index)?.kind);

describe('useTimelineFilters', () => {
  it('shows everything at first', () => {
    const { result } = renderHook(() => useTimelineFilters({ entries }));

    expect(result.current.active).toBe(false);
    expect(kindsIn(result.current.view)).toEqual(['network', 'network', 'console_error', 'navigation']);
  });

  it('shows the picked kinds, and everything again when none is left', () => {
    const { result } = renderHook(() => useTimelineFilters({ entries }));

    act(() => result.current.toggleKind('navigation'));
    expect(kindsIn(result.current.view)).toEqual(['navigation']);

    act(() => result.current.toggleKind('console_error'));
    expect(kindsIn(result.current.view)).toEqual(['console_error', 'navigation']);

    act(() => result.current.toggleKind('navigation'));
    act(() => result.current.toggleKind('console_error'));
    expect(result.current.view.length).toBe(4);
    expect(result.current.active).toBe(false);
  });

  it('shows errors alone', () => {
    const { result } = renderHook(() => useTimelineFilters({ entries }));

    act(() => result.current.toggleErrors());

    expect(kindsIn(result.current.view)).toEqual(['network', 'console_error']);
  });

  it('searches in any case, within the kinds that show', () => {
    const { result } = renderHook(() => useTimelineFilters({ entries }));

    act(() => result.current.setSearch('PAY'));
    expect(kindsIn(result.current.view)).toEqual(['network', 'console_error']);

    act(() => result.current.toggleKind('network'));
    expect(kindsIn(result.current.view)).toEqual(['network']);
  });

  it('clears every filter at once', () => {
    const defaultFilters: TimelineFilters = {
      kinds: new Set(['network']),
      severities: new Set(['error']),
      search: 'zebra',
    };
    const { result } = renderHook(() => useTimelineFilters({ entries, defaultFilters }));
    expect(result.current.view.length).toBe(0);

    act(() => result.current.clear());

    expect(result.current.view.length).toBe(4);
  });

  it('asks a host that holds the filters, and changes nothing by itself', () => {
    const onFiltersChange = vi.fn();
    const { result } = renderHook(() => useTimelineFilters({ entries, filters: NO_TIMELINE_FILTERS, onFiltersChange }));

    act(() => result.current.setSearch('pay'));

    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ ...NO_TIMELINE_FILTERS, search: 'pay' }, undefined);
    expect(result.current.view.length).toBe(4);
  });
});
