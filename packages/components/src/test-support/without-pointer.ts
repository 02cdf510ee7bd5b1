import { afterEach, beforeEach, vi } from 'vitest';

const STILL = document.createElement('style');
STILL.textContent = '[data-vaul-drawer], [data-vaul-overlay] { animation-name: none !important; }';

/** Polyfills for tests with dragging, whose libraries need pointer and animation functions that jsdom lacks. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  document.head.append(STILL);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  Reflect.deleteProperty(Element.prototype, 'hasPointerCapture');
  STILL.remove();
});
