'use client';

import { HOVER_CARD_DELAY_MS } from '@flowlens/core/limits';
import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHideOnEscape } from '../internal/events/use-escape.js';
import { isSomeTooltipOpen, replaceOpenTooltip } from './single-tooltip.js';

export interface TooltipState {
  open: boolean;
  hide: () => void;
  /** The described element, after it was first hovered or focused. */
  anchor: RefObject<Element | null>;
  /** Props for that element. */
  triggerProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onClick: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** Props for the tooltip, which the pointer can enter without closing it. */
  boxProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
  };
}

/**
 * Visibility of a tooltip: opens on hover after a delay, and on keyboard focus at once. Closes on click, on Escape, or when
 * both have left (WCAG 1.4.13). Escape also reaches the dialog below.
 */
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
  useHideOnEscape(open, hide);

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
