'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { controlBeside } from './control-beside.js';

/**
 * For a control that goes once it has done its work, with its component. Where it has the focus then, or what it has opened, the focus
 * goes to what is around it and takes it (`tabIndex={-1}`), or to the control before or after it. Otherwise the next Tab would begin
 * nowhere, and a screen reader would say nothing.
 */
export function useHandOnFocus<E extends HTMLElement>(to: 'around' | 'before' | 'after'): RefObject<E | null> {
  const control = useRef<E>(null);
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (!element || !hasFocus(element)) return;
      const heir = to === 'around' ? element.closest<HTMLElement>('[tabindex="-1"]') : controlBeside(element, to);
      // React is still taking things out of the document.
      queueMicrotask(() => heir?.focus());
    };
  }, [to]);
  return control;
}

function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const opened = root.getElementById(element.getAttribute('aria-controls') ?? '');
  return root.activeElement === element || opened?.contains(root.activeElement) === true;
}
