import type { Notice } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlowLens } from '../provider/use-flowlens.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useDelayedMutation } from './use-delayed-mutation.js';

describe('useDelayedMutation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function renderDeletion(change = vi.fn((_title: string) => Promise.resolve())) {
    const onNotice = vi.fn((_notice: Notice) => undefined);
    const revert = vi.fn((_title: string) => undefined);
    const reads = vi.fn(() => Promise.resolve(['Checkout']));
    const rendered = renderFlowLensHook(
      () => {
        const { queryClient } = useFlowLens();
        useQuery({ queryKey: ['list'], queryFn: reads }, queryClient);
        return useDelayedMutation({
          change,
          apply: (title: string) => () => revert(title),
          announced: () => ({ tone: 'success', code: 'commentDeleted' }),
          failed: () => ({ tone: 'error', code: 'commentDeleteFailed' }),
          stale: () => [['list']],
        });
      },
      { provider: { onNotice } },
    );
    const undoOf = (call: number) => onNotice.mock.calls[call]?.[0].undo;
    return { ...rendered, change, revert, onNotice, reads, undoOf };
  }

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('sends the call five seconds after the request, and refetches stale data', async () => {
    const { result, change, reads, undoOf } = renderDeletion();
    await pass(0);
    const before = reads.mock.calls.length;

    act(() => result.current.run('Checkout'));
    expect(result.current.pending).toEqual(['Checkout']);
    await pass(UNDO_MS - 1);
    expect(change).not.toHaveBeenCalled();
    expect(undoOf(0)?.ended.aborted).toBe(false);

    await pass(1);
    expect(change).toHaveBeenCalledExactlyOnceWith('Checkout');
    expect(undoOf(0)?.ended.aborted).toBe(true);
    expect(reads.mock.calls.length).toBe(before + 1);
    expect(result.current.pending).toEqual([]);
  });

  it('sends nothing when the change is undone', async () => {
    const { result, change, undoOf } = renderDeletion();

    act(() => result.current.run('Checkout'));
    act(() => result.current.run('Basket'));
    act(() => undoOf(0)?.run());

    expect(result.current.pending).toEqual(['Basket']);
    expect(undoOf(0)?.ended.aborted).toBe(true);
    await pass(UNDO_MS);
    expect(change).toHaveBeenCalledExactlyOnceWith('Basket');
  });

  it('ignores an undo after the call was sent', async () => {
    const { result, change, undoOf } = renderDeletion(vi.fn(() => new Promise<void>(() => undefined)));

    act(() => result.current.run('Checkout'));
    await pass(UNDO_MS);
    act(() => undoOf(0)?.run());

    expect(change).toHaveBeenCalledOnce();
    expect(result.current.pending).toEqual(['Checkout']);
  });

  it.each([
    ['an undo', true],
    ['a failure', false],
  ])('reverts its effect on the cache after %s', async (_what, undone) => {
    const { result, undoOf, revert } = renderDeletion(vi.fn(() => Promise.reject(new Error('offline'))));
    act(() => result.current.run('Checkout'));
    expect(revert).not.toHaveBeenCalled();

    if (undone) act(() => undoOf(0)?.run());
    await pass(UNDO_MS);

    expect(revert).toHaveBeenCalledExactlyOnceWith('Checkout');
  });

  it('keeps its effect on the cache after a success', async () => {
    const { result, revert } = renderDeletion();

    act(() => result.current.run('Checkout'));
    await pass(UNDO_MS);

    expect(revert).not.toHaveBeenCalled();
  });

  it('sends waiting calls before a change that depends on them', async () => {
    const calls = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { result, change } = renderDeletion(vi.fn((title: string) => calls[title === 'Checkout' ? 0 : 1]!.promise));
    const [onSuccess, onFlushed] = [vi.fn(), vi.fn()];
    act(() => result.current.run('Checkout', { onSuccess }));
    await pass(UNDO_MS);
    act(() => result.current.run('Basket'));

    void result.current.flush().then(onFlushed);
    await pass(0);
    expect(change).toHaveBeenLastCalledWith('Basket');
    calls[0]!.resolve();
    await pass(0);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(onFlushed).not.toHaveBeenCalled();

    calls[1]!.reject(new Error('offline'));
    await pass(0);
    expect(onFlushed).toHaveBeenCalledOnce();
  });

  it('reports a failure and restores the data', async () => {
    const { result, onNotice } = renderDeletion(vi.fn(() => Promise.reject(new Error('offline'))));

    act(() => result.current.run('Checkout'));
    await pass(UNDO_MS);

    expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code: 'commentDeleteFailed' });
    expect(result.current.pending).toEqual([]);
  });

  it.each([
    ['the component unmounts', ({ unmount }: { unmount: () => void }) => unmount()],
    ['the page closes', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('sends waiting calls immediately when %s', async (_when, leave) => {
    const { result, change, undoOf, unmount } = renderDeletion();
    act(() => result.current.run('Checkout'));

    act(() => leave({ unmount }));

    expect(change).toHaveBeenCalledExactlyOnceWith('Checkout');
    expect(undoOf(0)?.ended.aborted).toBe(true);
    await pass(UNDO_MS);
    expect(change).toHaveBeenCalledOnce();
  });
});
