import type { Notice } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import { useQuery } from '@tanstack/react-query';
import { MockFlowLensProvider } from '@flowlens/testing';
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useFlowLens } from '../provider/use-flowlens.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { type DelayedMutation, useDelayedMutation } from './use-delayed-mutation.js';

describe('useDelayedMutation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function renderDeletion(change = vi.fn((_title: string) => Promise.resolve())) {
    const onNotice = vi.fn((_notice: Notice) => undefined);
    const reads = vi.fn(() => Promise.resolve(['Checkout']));
    const rendered = renderFlowLensHook(
      () => {
        const { queryClient } = useFlowLens();
        useQuery({ queryKey: ['list'], queryFn: reads }, queryClient);
        return useDelayedMutation({
          key: ['delete'],
          change,
          announced: () => ({ tone: 'success', code: 'commentDeleted' }),
          failed: () => ({ tone: 'error', code: 'commentDeleteFailed' }),
          stale: () => [['list']],
        });
      },
      { provider: { onNotice } },
    );
    const undoOf = (call: number) => onNotice.mock.calls[call]?.[0].undo;
    return { ...rendered, change, onNotice, reads, undoOf };
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

  it('reports a failure, and no longer hides the data', async () => {
    const { result, onNotice } = renderDeletion(vi.fn(() => Promise.reject(new Error('offline'))));

    act(() => result.current.run('Checkout'));
    await pass(UNDO_MS);

    expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code: 'commentDeleteFailed' });
    expect(result.current.pending).toEqual([]);
  });

  it('ends even if the callback of the host throws, whose error is not lost', async () => {
    const unhandled = listenToRejections();
    const { result, reads } = renderDeletion();
    const thrown = new Error('A mistake of the host');
    const onSuccess = () => {
      throw thrown;
    };
    await pass(0);
    const before = reads.mock.calls.length;

    act(() => result.current.run('Checkout', { onSuccess }));
    await act(() => result.current.flush());
    await pass(0);

    expect(result.current.pending).toEqual([]);
    expect(reads.mock.calls.length).toBe(before + 1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledExactlyOnceWith(thrown, expect.anything()));
  });

  /** Replaces the listeners of the test runner, which would fail the test. */
  function listenToRejections() {
    const others = process.listeners('unhandledRejection');
    const listener = vi.fn();
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', listener);
    onTestFinished(() => {
      process.removeAllListeners('unhandledRejection');
      for (const other of others) process.on('unhandledRejection', other);
    });
    return listener;
  }

  it.each([
    ['the provider unmounts', ({ unmount }: { unmount: () => void }) => unmount()],
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

  it('can be undone on the next page, and sends the call from there', async () => {
    const { result, change, onNotice, undoOf, rerender } = renderPages();
    act(() => result.current?.run('Checkout'));
    act(() => result.current?.run('Basket'));

    rerender({ page: 'flow' });
    await pass(0);
    act(() => undoOf(0)?.run());
    rerender({ page: 'gallery' });
    expect(result.current?.pending).toEqual(['Basket']);

    rerender({ page: 'flow' });
    await pass(UNDO_MS);
    expect(change).toHaveBeenCalledExactlyOnceWith('Basket');
    expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code: 'commentDeleteFailed' });
  });

  /** A gallery with the change, and a page without it, below one provider. */
  function renderPages() {
    const change = vi.fn((_title: string) => Promise.reject(new Error('offline')));
    const onNotice = vi.fn((_notice: Notice) => undefined);
    const result: { current: DelayedMutation<string> | undefined } = { current: undefined };
    function Gallery() {
      result.current = useDelayedMutation({
        key: ['delete'],
        change,
        announced: () => ({ tone: 'success', code: 'commentDeleted' }),
        failed: () => ({ tone: 'error', code: 'commentDeleteFailed' }),
        stale: () => [],
      });
      return null;
    }
    const pageOf = ({ page }: { page: 'gallery' | 'flow' }) =>
      createElement(MockFlowLensProvider, { onNotice, children: page === 'gallery' && createElement(Gallery) });
    const { rerender } = render(pageOf({ page: 'gallery' }));
    const undoOf = (call: number) => onNotice.mock.calls[call]?.[0].undo;
    return { result, change, onNotice, undoOf, rerender: (to: { page: 'gallery' | 'flow' }) => rerender(pageOf(to)) };
  }
});
