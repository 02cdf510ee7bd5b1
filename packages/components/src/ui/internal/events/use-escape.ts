'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { type RefObject, useEffect } from 'react';
import { isComposing } from './is-composing.js';

/** Keys that an open element has taken. */
const taken = new WeakSet<Event>();

/**
 * Takes Escape for an open element while the focus is inside it, or while a function says so. One Escape closes one thing,
 * not the dialog around it too.
 */
export function useEscape(
  open: boolean,
  onEscape: (event: KeyboardEvent) => void,
  within: RefObject<Element | null> | (() => boolean),
): void {
  useEscapeListener(open, (event) => {
    const isInside = typeof within === 'function' ? within() : within.current?.matches(':focus-within');
    if (!isInside || taken.has(event)) return;
    taken.add(event);
    // Not `stopImmediatePropagation`, because tooltips hide on the same key.
    event.stopPropagation();
    if (!isComposing(event)) onEscape(event);
  });
}

/** Hides a tooltip on Escape. Does not take the key, which also closes the dialog or ends the editing below. */
export function useHideOnEscape(open: boolean, onHide: () => void): void {
  useEscapeListener(open, (event) => {
    if (!isComposing(event)) onHide();
  });
}

function useEscapeListener(open: boolean, onEscape: (event: KeyboardEvent) => void): void {
  const hear = useStableCallback((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape(event);
  });

  useEffect(() => {
    if (!open) return;
    // At the window, because dialogs listen at the document, and theirs was there first.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [open, hear]);
}
