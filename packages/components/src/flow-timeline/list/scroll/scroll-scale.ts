/**
 * Browsers do not render higher elements: the limit of Firefox is 17.9 million pixels, that of Chromium and Safari 33.5
 * million.
 */
const MAX_ELEMENT_PX = 15_000_000;

/**
 * Converts between the pixels of a list and of its scrollbar. They differ only if the list is too high for the browser.
 */
export interface ScrollScale {
  /** Height of the scrolled element. */
  elementPx: number;
  toOffset: (scrollTop: number) => number;
  toScrollTop: (offset: number) => number;
}

export function createScrollScale(totalPx: number, viewportPx: number): ScrollScale {
  const elementPx = Math.min(totalPx, MAX_ELEMENT_PX);
  const ratio = totalPx > elementPx ? (totalPx - viewportPx) / (elementPx - viewportPx) : 1;
  return {
    elementPx,
    toOffset: (scrollTop) => scrollTop * ratio,
    toScrollTop: (offset) => Math.max(0, Math.min(offset, totalPx - viewportPx)) / ratio,
  };
}
