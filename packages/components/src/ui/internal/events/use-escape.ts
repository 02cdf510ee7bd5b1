'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { type RefObject, useEffect } from 'react';
import { isComposing } from './is-composing.js';

/**
 * Handles Escape for an open element, anywhere or only while the focus is `within` an element. One Escape closes one
 * thing, not the dialog around it too.
 */
export function useEscape(
  open: boolean,
  onEscape: (event: KeyboardEvent) => void,
  within?: RefObject<Element | null>,
): void {
  const take = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (within && !within.current?.matches(':focus-within'))) return;
    event.stopImmediatePropagation();
    if (!isComposing(event)) onEscape(event);
  });

  useEffect(() => {
    if (!open) return;
    // At the window, because dialogs listen at the document, and theirs was there first.
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [open, take]);
}
