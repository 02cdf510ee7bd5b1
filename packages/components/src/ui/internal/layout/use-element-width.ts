'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';
import { watchSize } from './watch-size.js';

export interface UseElementWidthResult<Measured extends HTMLElement> {
  element: Measured | null;
  /** For the element's ref. */
  measure: (element: Measured | null) => void;
  /** In CSS pixels; 0 until it is known. */
  width: number;
}

/**
 * The width of an element, kept up to date. Dependent content is drawn before the browser shows the new size. The
 * browser also reports the first width with the element's first frame; reading it earlier would force a second layout.
 */
export function useElementWidth<Measured extends HTMLElement>(): UseElementWidthResult<Measured> {
  const [element, measure] = useState<Measured | null>(null);
  const [width, setWidth] = useState(0);

  useBrowserLayoutEffect(() => {
    if (element) return watchSize(element, () => flushSync(() => setWidth(element.clientWidth)));
  }, [element]);

  return { element, measure, width };
}
