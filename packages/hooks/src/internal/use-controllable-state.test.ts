import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useControllableState } from './use-controllable-state.js';

describe('useControllableState', () => {
  it('keeps uncontrolled state and reports changes', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { result } = renderHook(() => useControllableState({ value: undefined, defaultValue: 'a', onChange }));

    act(() => result.current[1]('b'));

    expect(result.current[0]).toBe('b');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('leaves controlled state to the host', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { result } = renderHook(() => useControllableState({ value: 'a', defaultValue: 'x', onChange }));

    act(() => result.current[1]('b'));

    expect(result.current[0]).toBe('a');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('reports no change when the value stays the same', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { result } = renderHook(() => useControllableState({ value: undefined, defaultValue: 'a', onChange }));

    act(() => result.current[1]('a'));

    expect(onChange).not.toHaveBeenCalled();
  });

  it('applies several changes in one batch in order', () => {
    const onChange = vi.fn<(value: string) => void>();
    const { result } = renderHook(() => useControllableState({ value: undefined, defaultValue: 'a', onChange }));

    act(() => {
      result.current[1]('b');
      result.current[1]('a');
    });

    expect(result.current[0]).toBe('a');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['b', 'a']);
  });
});
