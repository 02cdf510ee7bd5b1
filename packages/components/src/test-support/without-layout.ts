import { afterEach, beforeEach, vi } from 'vitest';

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Polyfills for tests that open a combobox, whose library needs layout functions that jsdom lacks. */
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NothingResizes);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
