import { NO_FLOW_FILTERS, NO_TAGS } from '@flowlens/core';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFlowFilters } from './use-flow-filters.js';

describe('useFlowFilters', () => {
  it('keeps uncontrolled filters itself', () => {
    const { result } = renderHook(() => useFlowFilters({ defaultFilters: { ...NO_FLOW_FILTERS, search: 'cart' } }));
    expect(result.current.active).toBe(true);

    act(() => result.current.setTags([NO_TAGS.title]));
    act(() => result.current.setReporter('ann@example.com'));
    expect(result.current.filters).toEqual({ search: 'cart', tags: ['__no_tags__'], reporter: 'ann@example.com' });

    act(() => result.current.clear());
    expect(result.current).toMatchObject({ filters: NO_FLOW_FILTERS, active: false });
  });

  it('changes several filters at once, and keeps the order when they are cleared', () => {
    const { result } = renderHook(() => useFlowFilters());

    act(() => result.current.change({ hasErrors: true, host: 'shop.example' }));
    act(() => result.current.change({ sort: 'title', host: undefined }));
    expect(result.current.filters).toEqual({ ...NO_FLOW_FILTERS, hasErrors: true, sort: 'title' });
    expect(result.current.active).toBe(true);

    act(() => result.current.clear());
    expect(result.current).toMatchObject({ filters: { ...NO_FLOW_FILTERS, sort: 'title' }, active: false });
    expect(result.current.filters).not.toHaveProperty('hasErrors');
  });

  it('requests changes of controlled filters from the host', () => {
    const onFiltersChange = vi.fn();
    const { result } = renderHook(() => useFlowFilters({ filters: NO_FLOW_FILTERS, onFiltersChange }));

    act(() => result.current.setSearch('cart'));

    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ ...NO_FLOW_FILTERS, search: 'cart' });
    expect(result.current.filters).toEqual(NO_FLOW_FILTERS);
  });

  it('merges changes that the host has not applied yet, until the host sets other filters', () => {
    const onFiltersChange = vi.fn();
    const { result, rerender } = renderHook(({ filters }) => useFlowFilters({ filters, onFiltersChange }), {
      initialProps: { filters: NO_FLOW_FILTERS },
    });

    act(() => result.current.setSearch('cart'));
    act(() => result.current.setTags(['bug']));
    expect(onFiltersChange).toHaveBeenLastCalledWith({ search: 'cart', tags: ['bug'], reporter: '' });

    rerender({ filters: { search: '', tags: ['mobile'], reporter: '' } });
    act(() => result.current.setReporter('ann@example.com'));
    expect(onFiltersChange).toHaveBeenLastCalledWith({ search: '', tags: ['mobile'], reporter: 'ann@example.com' });

    rerender({ filters: NO_FLOW_FILTERS });
    act(() => result.current.setSearch('voucher'));
    expect(onFiltersChange).toHaveBeenLastCalledWith({ ...NO_FLOW_FILTERS, search: 'voucher' });
  });
});
