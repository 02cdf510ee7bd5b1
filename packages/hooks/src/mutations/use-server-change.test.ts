import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFlowLens } from '../provider/use-flowlens.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useServerChange } from './use-server-change.js';

const answered = (status: number) => Object.assign(new Error('refused'), { status });

describe('useServerChange', () => {
  it('makes one thing of two quick presses', async () => {
    const change = vi.fn((title: string) => Promise.resolve(title));
    const onSuccess = vi.fn();
    const { result } = renderFlowLensHook(() => useServerChange({ change }));

    act(() => {
      result.current.run('Checkout', { onSuccess });
      result.current.run('Checkout', { onSuccess });
    });

    await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Checkout'));
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('repeats the key after a lost answer, and takes a new one after a refusal or for another wish', async () => {
    const keys: string[] = [];
    const failures = [new Error('offline'), answered(409), new Error('offline')];
    const change = vi.fn((_title: string, key: string) => {
      keys.push(key);
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve('made');
    });
    const { result } = renderFlowLensHook(() => useServerChange({ change }));
    const attempt = (title: string) =>
      act(
        () =>
          new Promise<void>((resolve) =>
            result.current.run(title, { onSuccess: () => resolve(), onError: () => resolve() }),
          ),
      );

    await attempt('Checkout');
    await attempt('Checkout');
    await attempt('Checkout');
    await attempt('Basket');

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(keys[3]).not.toBe(keys[2]);
    expect(new Set(keys.map((key) => key.length))).toEqual(new Set([32]));
  });

  it('reads anew what was on its way for the first time, for that knows nothing of the change', async () => {
    const answers: ((titles: string[]) => void)[] = [];
    const { result } = renderFlowLensHook(() => {
      const { queryClient } = useFlowLens();
      const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
      return {
        list: useQuery({ queryKey: ['list'], queryFn }, queryClient),
        add: useServerChange({ change: () => Promise.resolve(), stale: () => [['list']] }),
      };
    });

    act(() => result.current.add.run(undefined));
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => answers[0]?.([]));
    act(() => answers[1]?.(['Checkout']));

    await waitFor(() => expect(result.current.list.data).toEqual(['Checkout']));
  });

  it('tells how it went', async () => {
    const onNotice = vi.fn();
    const change = vi.fn((works: boolean) => (works ? Promise.resolve() : Promise.reject(answered(500))));
    const { result } = renderFlowLensHook(
      () =>
        useServerChange({
          change,
          succeeded: () => ({ tone: 'success', code: 'flowUpdated' }),
          failed: () => ({ tone: 'error', code: 'flowUpdateFailed' }),
        }),
      { provider: { onNotice } },
    );

    act(() => result.current.run(true));
    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'flowUpdated' }));
    await waitFor(() => expect(result.current.pending).toBe(false));
    act(() => result.current.run(false));
    await waitFor(() => expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code: 'flowUpdateFailed' }));
    expect(result.current.error?.message).toBe('refused');
  });
});
