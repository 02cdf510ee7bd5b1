import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Simulates a browser that reports sizes only when the test says so. Returns the function that reports them. */
export function aBrowserThatWaits(): () => void {
  const listeners = new Set<() => void>();
  class WaitingResizeObserver {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      listeners.add(this.#tell);
    }
    disconnect() {
      listeners.delete(this.#tell);
    }
  }
  vi.stubGlobal('ResizeObserver', WaitingResizeObserver);
  return () => act(() => listeners.forEach((tell) => tell()));
}

afterEach(() => void vi.unstubAllGlobals());
