import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Simulates a browser that reports sizes only when the test says so. Returns the function that reports them. */
export function manualResizeObserver(): () => void {
  const listeners = new Set<() => void>();
  class ManualResizeObserver {
    readonly #listener: () => void;
    constructor(listener: () => void) {
      this.#listener = listener;
    }
    observe() {
      listeners.add(this.#listener);
    }
    disconnect() {
      listeners.delete(this.#listener);
    }
  }
  vi.stubGlobal('ResizeObserver', ManualResizeObserver);
  return () => act(() => listeners.forEach((listener) => listener()));
}

afterEach(() => void vi.unstubAllGlobals());
