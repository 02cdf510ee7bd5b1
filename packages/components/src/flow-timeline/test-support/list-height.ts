import { afterEach, beforeEach, vi } from 'vitest';

/** Gives elements a size, which jsdom does not: without one a virtual list shows its first rows. */
export function withListHeight(heightPx: number): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(heightPx);
  });
  afterEach(() => void vi.restoreAllMocks());
}
