'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEscape, useHideOnEscape } from '../../../ui/internal/events/use-escape.js';

export interface UseTipOptions {
  openDelayMs: number;
  closeDelayMs: number;
  /**
   * Focusable content of the tooltip: it keeps the tooltip open, Escape returns the focus to this element, and a tap opens
   * it on touch screens.
   */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

export interface UseTipResult {
  open: boolean;
  /** Opens the tooltip at once. */
  show: () => void;
  /** For the element that contains both the trigger and the tip, so that the pointer can reach the tip. */
  tipProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Content that shows on hover and keyboard focus, and closes on Escape (WCAG 1.4.13). Unlike other tooltips of the library,
 * it stays inside the player, because a fullscreen element hides all others.
 */
export function useTip({ openDelayMs, closeDelayMs, returnFocusTo }: UseTipOptions): UseTipResult {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const holdsFocus = () => returnFocusTo?.current?.matches(':focus-within > :not(:focus)') ?? false;
  const hide = () => change(false, 0);
  useEscape(
    open,
    () => {
      returnFocusTo?.current?.focus();
      hide();
    },
    holdsFocus,
  );
  useHideOnEscape(open, hide);

  return {
    open,
    show: () => change(true, 0),
    tipProps: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') change(true, openDelayMs);
      },
      onPointerLeave: () => {
        if (!holdsFocus()) change(false, closeDelayMs);
      },
      onFocus: ({ target }) => {
        // A press sets the focus as well, and on touch screens nothing would close the tooltip again.
        if (returnFocusTo || target.matches(':focus-visible')) change(true, openDelayMs);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) change(false, 0);
      },
    },
  };
}
