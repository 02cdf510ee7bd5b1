'use client';

import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/use-browser-layout-effect.js';

/**
 * Moves focus to a fallback element (`focusableAncestor`, `controlBefore` or `controlAfter`) when a focused control unmounts. Otherwise
 * keyboard users would start again at the top of the page.
 */
export function useFocusFallback<E extends HTMLElement>(
  findFallback: (element: HTMLElement) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const control = useRef<E>(null);
  useBrowserLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (!element || !hasFocus(element)) return;
      const fallback = findFallback(element);
      // React has not finished removing elements yet.
      queueMicrotask(() => fallback?.focus());
    };
  }, [findFallback]);
  return control;
}

/** Returns the nearest ancestor that only script can focus. */
export function focusableAncestor(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>('[tabindex="-1"]');
}

function hasFocus(element: HTMLElement): boolean | undefined {
  // A detached element has a root without `getElementById`.
  const root = element.getRootNode() as Partial<Document | ShadowRoot>;
  const opened = root.getElementById?.(element.getAttribute('aria-controls') ?? '');
  return root.activeElement === element || opened?.contains(root.activeElement ?? null);
}
