'use client';

import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/use-browser-layout-effect.js';

/**
 * For a control that goes once it has done its work, with its component. Where it has the focus then, or what it has opened, the focus
 * goes to an heir: `focusAround`, `controlBefore` or `controlAfter`. Otherwise the next Tab would begin nowhere, and a screen reader
 * would say nothing.
 */
export function useHandOnFocus<E extends HTMLElement>(
  findHeir: (element: HTMLElement) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const control = useRef<E>(null);
  useBrowserLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (!element || !hasFocus(element)) return;
      const heir = findHeir(element);
      // React is still taking things out of the document.
      queueMicrotask(() => heir?.focus());
    };
  }, [findHeir]);
  return control;
}

/** Returns the nearest ancestor that only script can focus. */
export function focusAround(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>('[tabindex="-1"]');
}

function hasFocus(element: HTMLElement): boolean | undefined {
  // A detached element has a root without `getElementById`.
  const root = element.getRootNode() as Partial<Document | ShadowRoot>;
  const opened = root.getElementById?.(element.getAttribute('aria-controls') ?? '');
  return root.activeElement === element || opened?.contains(root.activeElement ?? null);
}
