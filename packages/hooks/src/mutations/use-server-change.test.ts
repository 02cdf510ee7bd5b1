import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useFlowLens } from '../provider/use-flowlens.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useServerChange } from './use-server-change.js';

const failedWith = (status: number) => Object.assign(new Error('refused'), { status });
const stillRunning = () => Object.assign(failedWith(409), { retryAfter: 1 });

describe('useServerChange', () => {
  it('sends one request on two quick presses', async () => {
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

  /** Idempotency keys of consecutive attempts; the first attempts fail. */
  async function keysOf(titles: readonly string[], failures: Error[]) {
    const keys: string[] = [];
    const change = (_title: string, key: string) => {
      keys.push(key);
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve('made');
    };
    const { result } = renderFlowLensHook(() => useServerChange({ change }));
    for (const title of titles) {
      await act(
        () =>
          new Promise<void>((resolve) =>
            result.current.run(title, { onSuccess: () => resolve(), onError: () => resolve() }),
          ),
      );
    }
    return keys;
  }

  it('repeats the idempotency key while the request may have succeeded or may still run', async () => {
    const failures = [new Error('offline'), stillRunning(), failedWith(504), failedWith(500)];

    const keys = await keysOf(['Checkout', 'Checkout', 'Checkout', 'Checkout', 'Checkout'], failures);

    expect(keys[0]).toHaveLength(32);
    expect(keys).toEqual(keys.map(() => keys[0]));
  });

  it.each([403, 409, 422])('uses a new idempotency key after the server rejected the call with %i', async (status) => {
    const [refused, next] = await keysOf(['Checkout', 'Checkout'], [failedWith(status)]);

    expect(next).not.toBe(refused);
  });

  it('uses a new idempotency key for the same change later', async () => {
    const [first, second] = await keysOf(['Checkout', 'Checkout'], []);

    expect(second).not.toBe(first);
  });

  it('uses a new idempotency key for another change', async () => {
    const [checkout, basket] = await keysOf(['Checkout', 'Basket'], [new Error('offline')]);

    expect(basket).not.toBe(checkout);
  });

  it('refetches a first load that was in flight during the change', async () => {
    const pendingLoads: ((titles: string[]) => void)[] = [];
    const { result } = renderFlowLensHook(() => {
      const { queryClient } = useFlowLens();
      const queryFn = () => new Promise<string[]>((resolve) => pendingLoads.push(resolve));
      return {
        list: useQuery({ queryKey: ['list'], queryFn }, queryClient),
        add: useServerChange({ change: () => Promise.resolve(), stale: () => [['list']] }),
      };
    });

    act(() => result.current.add.run(undefined));
    await waitFor(() => expect(pendingLoads).toHaveLength(2));
    act(() => pendingLoads[0]?.([]));
    act(() => pendingLoads[1]?.(['Checkout']));

    await waitFor(() => expect(result.current.list.data).toEqual(['Checkout']));
  });

  it('reports the outcome', async () => {
    const onNotice = vi.fn();
    const change = vi.fn((works: boolean) => (works ? Promise.resolve() : Promise.reject(failedWith(500))));
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
