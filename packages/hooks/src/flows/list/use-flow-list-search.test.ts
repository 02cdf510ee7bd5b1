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

  it('searches once typing has rested for 300 ms', () => {
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

  it('searches at once on request, and not again later', () => {
    const { result } = render();

    act(() => result.current.type('cart'));
    act(() => result.current.submit());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('cart');
    pass(1_000);

    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing when the text is what is searched for already', () => {
    const { result } = render('cart');

    act(() => result.current.type('cart  '));
    pass(1_000);
    act(() => result.current.submit());

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('clears box and search at once', () => {
    const { result } = render('cart');

    act(() => result.current.clear());

    expect(result.current.draft).toBe('');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });

  it('forgets what was typed but not yet searched for when it is cleared', () => {
    const { result } = render();

    act(() => result.current.type('car'));
    act(() => result.current.clear());
    pass(1_000);

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('keeps what was typed on when the host takes up an earlier search', () => {
    const { result, rerender } = render();
    act(() => result.current.type('car'));
    pass(300);
    act(() => result.current.type('cart'));

    rerender({ value: 'car' });

    expect(result.current.draft).toBe('cart');
    pass(300);
    expect(onSearch).toHaveBeenLastCalledWith('cart');
  });

  it('keeps what was typed on when the host takes up its searches late, one by one', () => {
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

  it('takes back a search that the host has not taken up yet', () => {
    const { result, rerender } = render();
    act(() => result.current.type('cart'));
    pass(300);

    act(() => result.current.clear());
    expect(onSearch).toHaveBeenLastCalledWith('');

    rerender({ value: 'cart' });
    expect(result.current.draft).toBe('');
  });

  it('shows a search that came from elsewhere, and drops what was being typed', () => {
    const { result, rerender } = render('cart');
    act(() => result.current.type('carts'));

    rerender({ value: 'voucher' });
    expect(result.current.draft).toBe('voucher');
    pass(1_000);

    expect(onSearch).not.toHaveBeenCalled();
  });

  it('searches for nothing after it has gone', () => {
    const { result, unmount } = render();
    act(() => result.current.type('cart'));

    unmount();
    pass(1_000);

    expect(onSearch).not.toHaveBeenCalled();
  });
});
