'use client';

import { useCallback, useEffect, useState } from 'react';
import { watchSize } from './watch-size.js';

export interface UseElementWidthResult<Measured extends HTMLElement> {
  element: Measured | null;
  /** For the element's ref. */
  measure: (element: Measured | null) => void;
  /** In CSS pixels; 0 until it is known. */
  width: number;
}

/** The width of an element, kept up to date. */
export function useElementWidth<Measured extends HTMLElement>(): UseElementWidthResult<Measured> {
  const [element, setElement] = useState<Measured | null>(null);
  const [width, setWidth] = useState(0);

  // Here the width is known before the first picture is drawn; the observer tells only after it.
  const measure = useCallback((measured: Measured | null) => {
    setElement(measured);
    setWidth(measured?.clientWidth ?? 0);
  }, []);

  useEffect(() => {
    if (element) return watchSize(element, () => setWidth(element.clientWidth));
  }, [element]);

  return { element, measure, width };
}
