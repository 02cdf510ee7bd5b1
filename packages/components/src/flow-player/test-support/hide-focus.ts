import { vi } from 'vitest';

/** Browsers show no focus ring after a press; jsdom shows every one. */
export function hideFocus(element: HTMLElement) {
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector !== ':focus-visible' && matches(selector));
}
