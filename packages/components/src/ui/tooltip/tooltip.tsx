'use client';

import { TOOLTIP_DELAY_MS } from '@flowlens/core';
import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import type { Side } from './place-beside.js';
import { TooltipBox } from './tooltip-box.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps {
  content: ReactNode;
  /** The element described; must take a ref and event handlers. */
  children: ReactElement;
  /** Where it goes if there is room. @default 'top' */
  side?: Side | undefined;
  /** Milliseconds until it opens on hover. @default 700 */
  delayMs?: number | undefined;
}

/**
 * Shows what an element is about, on hover and on focus. Made here and not by Radix, whose tooltip weighs as much as a whole panel and
 * would come with every icon button.
 */
export function Tooltip({ content, children, side = 'top', delayMs = TOOLTIP_DELAY_MS }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const { open, hide, triggerProps, boxProps } = useTooltip(delayMs);

  return (
    <>
      <Slot.Root ref={anchor} {...triggerProps} aria-describedby={open ? id : undefined}>
        {children}
      </Slot.Root>
      {open && (
        <TooltipBox {...boxProps} id={id} anchor={anchor} side={side} onAnchorMove={hide}>
          {content}
        </TooltipBox>
      )}
    </>
  );
}
