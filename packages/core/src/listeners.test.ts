import { describe, expect, it, vi } from 'vitest';
import { createListeners } from './listeners.js';

describe('createListeners()', () => {
  it('calls every listener with the arguments until it unsubscribes', () => {
    const listeners = createListeners<[number]>();
    const [first, second] = [vi.fn(), vi.fn()];
    const unsubscribe = listeners.subscribe(first);
    listeners.subscribe(second);

    listeners.notify(1);
    unsubscribe();
    listeners.notify(2);

    expect(first.mock.calls).toEqual([[1]]);
    expect(second.mock.calls).toEqual([[1], [2]]);
  });

  it('counts the current listeners', () => {
    const listeners = createListeners();
    const unsubscribe = listeners.subscribe(vi.fn());
    listeners.subscribe(vi.fn());
    expect(listeners.count()).toBe(2);

    unsubscribe();
    expect(listeners.count()).toBe(1);
  });

  it('does not call a listener that subscribes during a notification', () => {
    const listeners = createListeners();
    const late = vi.fn();
    listeners.subscribe(() => void listeners.subscribe(late));

    listeners.notify();

    expect(late).not.toHaveBeenCalled();
  });
});
