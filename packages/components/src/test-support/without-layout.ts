import { afterEach, beforeEach, vi } from 'vitest';

class NothingResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** For tests that open a combobox: its library needs what jsdom, which lays nothing out, does not have. */
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NothingResizes);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
