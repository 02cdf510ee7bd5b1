/** Listeners of a store. Without arguments it has the signature that `useSyncExternalStore` needs. */
export interface Listeners<Args extends unknown[] = []> {
  /** Returns the function that ends the subscription. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  notify: (...args: Args) => void;
  /** Returns the number of current listeners. */
  count: () => number;
}

export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(...args) {
      // A copy, because a listener may add or remove others.
      for (const listener of [...listeners]) listener(...args);
    },
    count: () => listeners.size,
  };
}
