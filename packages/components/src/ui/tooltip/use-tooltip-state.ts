'use client';

import { HOVER_CARD_DELAY_MS } from '@flowlens/core/limits';
import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useEscape } from '../internal/events/use-escape.js';
import { isSomeTooltipOpen, replaceOpenTooltip } from './single-tooltip.js';

export interface TooltipState {
  open: boolean;
  hide: () => void;
  /** The element that is described, once it was reached. */
  anchor: RefObject<Element | null>;
  /** For that element. */
  triggerProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onClick: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** For the box with the description, which the pointer can go to without losing it. */
  boxProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
  };
}

/** When a tooltip shows: on hover after a delay, on focus by keyboard at once; until a press, Escape, or both have gone (WCAG 1.4.13). */
export function useTooltipState(delayMs: number): TooltipState {
  const [open, setOpen] = useState(false);
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), afterMs);
  }, []);
  const hide = useCallback(() => change(false, 0), [change]);
  const hideSoon = useCallback(() => change(false, HOVER_CARD_DELAY_MS), [change]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open ? replaceOpenTooltip(hide) : undefined), [open, hide]);
  useEscape(open, hide);

  return {
    open,
    hide,
    anchor,
    triggerProps: {
      onPointerEnter: ({ currentTarget, pointerType }) => {
        anchor.current = currentTarget;
        if (pointerType !== 'touch') change(true, isSomeTooltipOpen() ? 0 : delayMs);
      },
      onPointerLeave: hideSoon,
      onPointerDown: hide,
      onClick: hide,
      onFocus: ({ currentTarget }) => {
        anchor.current = currentTarget;
        if (currentTarget.matches(':focus-visible')) change(true, 0);
      },
      onBlur: hide,
    },
    boxProps: { onPointerEnter: () => change(true, 0), onPointerLeave: hideSoon },
  };
}
