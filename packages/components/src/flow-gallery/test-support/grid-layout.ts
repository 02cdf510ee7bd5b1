import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const WINDOW_PX = 600;

interface GridLayout {
  columns: number;
  cardPx: number;
}

/** Simulates the layout of a gallery, which jsdom lacks: columns, card height and scrolling. */
export function withGridLayout({ columns, cardPx }: GridLayout) {
  let scrolledPx = 0;
  let style: HTMLStyleElement;

  beforeEach(() => {
    scrolledPx = 0;
    style = document.createElement('style');
    style.textContent = `.fl-flow-gallery-grid { grid-template-columns: ${'100px '.repeat(columns)}; row-gap: 16px; }`;
    document.head.append(style);
    const scrollBy = (options?: ScrollToOptions | number) =>
      scrollTo(scrolledPx + (typeof options === 'object' ? (options.top ?? 0) : 0));
    Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement });
    Object.defineProperty(document.documentElement, 'scrollBy', { configurable: true, value: scrollBy });
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW_PX);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const isGrid = this.matches('.fl-flow-gallery-grid');
      const height = this.matches('.fl-flow-gallery-cell') ? cardPx : 0;
      return new DOMRect(0, isGrid ? -scrolledPx : 0, 100, height);
    });
  });
  afterEach(() => {
    style.remove();
    Reflect.deleteProperty(document, 'scrollingElement');
    Reflect.deleteProperty(document.documentElement, 'scrollBy');
    vi.restoreAllMocks();
  });

  function scrollTo(px: number): void {
    scrolledPx = px;
    window.dispatchEvent(new Event('scroll'));
  }

  return {
    /** Pixels from the top of the grid. */
    scrollTo: (px: number) => act(() => scrollTo(px)),
    scrolled: () => scrolledPx,
  };
}
