'use client';

import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useEscape } from '../ui/escape/use-escape.js';

export interface UseTipOptions {
  openDelayMs: number;
  closeDelayMs: number;
}

export interface UseTipResult {
  open: boolean;
  /** For the element that holds both what is explained and the explanation, so that the pointer can reach it. */
  tipProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Something that shows on hover and on focus, and goes with Escape (WCAG 1.4.13). Unlike the tooltips of the rest of the library it
 * stays inside the player, because an element on the full screen hides all others.
 */
export function useTip({ openDelayMs, closeDelayMs }: UseTipOptions): UseTipResult {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = useCallback(() => setOpen(false), []);
  useEscape(open, hide);

  return {
    open,
    tipProps: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') change(true, openDelayMs);
      },
      onPointerLeave: () => change(false, closeDelayMs),
      onFocus: () => change(true, openDelayMs),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) change(false, 0);
      },
    },
  };
}
