import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS, useFlowListSearch } from './use-flow-list-search.js';

describe('useFlowListSearch', () => {
  const onSearch = vi.fn();
  const render = (value = '') =>
    renderHook((props) => useFlowListSearch({ onSearch, ...props }), { initialProps: { value } });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    onSearch.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('searches 300 ms after the last key press', () => {
    expect(SEARCH_DEBOUNCE_MS).toBe(300);
    const { result } = render();

    act(() => result.current.type('c'));
    pass(299);
    act(() => result.current.type('cart '));
    expect(result.current.draft).toBe('cart ');
    pass(299);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);

    expect(onSearch).toHaveBeenCalledExactlyOnceWith('cart');
    expect(result.current.draft).toBe('cart ');
  });

  it('searches at once on request, and not a second time', () => {
    const { result } = render();

    act(() => result.current.type('cart'));
    act(() => result.current.submit());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('cart');
    pass(1_000);

    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('does not search again for the current text', () => {
    const { result } = render('cart');

    act(() => result.current.type('cart  '));
    pass(1_000);
    act(() => result.current.submit());

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('clears the text and the search at once', () => {
    const { result } = render('cart');

    act(() => result.current.clear());

    expect(result.current.draft).toBe('');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });

  it('drops pending text when it is cleared', () => {
    const { result } = render();

    act(() => result.current.type('car'));
    act(() => result.current.clear());
    pass(1_000);

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('keeps newly typed text when the host applies an earlier search', () => {
    const { result, rerender } = render();
    act(() => result.current.type('car'));
    pass(300);
    act(() => result.current.type('cart'));

    rerender({ value: 'car' });

    expect(result.current.draft).toBe('cart');
    pass(300);
    expect(onSearch).toHaveBeenLastCalledWith('cart');
  });

  it('keeps newly typed text when the host applies its searches late, one by one', () => {
    const { result, rerender } = render();
    for (const text of ['ca', 'car', 'cart']) {
      act(() => result.current.type(text));
      pass(300);
    }

    rerender({ value: 'ca' });
    expect(result.current.draft).toBe('cart');
    rerender({ value: 'cart' });
    expect(result.current.draft).toBe('cart');
    rerender({ value: 'car' });

    expect(result.current.draft).toBe('car');
  });

  it('cancels a search that the host has not applied yet', () => {
    const { result, rerender } = render();
    act(() => result.current.type('cart'));
    pass(300);

    act(() => result.current.clear());
    expect(onSearch).toHaveBeenLastCalledWith('');

    rerender({ value: 'cart' });
    expect(result.current.draft).toBe('');
  });

  it('shows a search set from outside and drops pending text', () => {
    const { result, rerender } = render('cart');
    act(() => result.current.type('carts'));

    rerender({ value: 'voucher' });
    expect(result.current.draft).toBe('voucher');
    pass(1_000);

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('does not search after it unmounts', () => {
    const { result, unmount } = render();
    act(() => result.current.type('cart'));

    unmount();
    pass(1_000);

    expect(onSearch).not.toHaveBeenCalled();
  });
});
