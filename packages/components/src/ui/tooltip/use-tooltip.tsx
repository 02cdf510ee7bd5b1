'use client';

import { TOOLTIP_DELAY_MS } from '@flowlens/core/limits';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import type { Side } from './place-beside.js';
import { TooltipBox } from './tooltip-box.js';
import { useTooltipState } from './use-tooltip-state.js';

export interface TooltipOptions {
  content: ReactNode;
  /** Preferred side. @default 'top' */
  side?: Side | undefined;
  /** Delay before it opens on hover, in milliseconds. @default 700 */
  delayMs?: number | undefined;
}

type OwnProps = HTMLAttributes<HTMLElement>;

/**
 * Shows a description of an element on hover and on focus. A custom implementation, because Radix's tooltip is as large as
 * a whole panel and every icon button would load it.
 */
export function useTooltip({ content, side = 'top', delayMs = TOOLTIP_DELAY_MS }: TooltipOptions) {
  const id = useId();
  const { open, hide, anchor, triggerProps, boxProps } = useTooltipState(delayMs);

  return {
    /** Returns the props that the described element needs, merged with its own. */
    describedProps: (own: OwnProps = {}) => ({
      'aria-describedby': [own['aria-describedby'], open && id].filter(Boolean).join(' ') || undefined,
      onPointerEnter: both(own.onPointerEnter, triggerProps.onPointerEnter),
      onPointerLeave: both(own.onPointerLeave, triggerProps.onPointerLeave),
      onPointerDown: both(own.onPointerDown, triggerProps.onPointerDown),
      onClick: both(own.onClick, triggerProps.onClick),
      onFocus: both(own.onFocus, triggerProps.onFocus),
      onBlur: both(own.onBlur, triggerProps.onBlur),
    }),
    /** The tooltip, to render next to the element. */
    tooltip: open && (
      <TooltipBox {...boxProps} id={id} anchor={anchor} side={side} onAnchorMove={hide}>
        {content}
      </TooltipBox>
    ),
  };
}

function both<Event>(first: ((event: Event) => void) | undefined, second: (event: Event) => void) {
  return (event: Event) => {
    first?.(event);
    second(event);
  };
}
