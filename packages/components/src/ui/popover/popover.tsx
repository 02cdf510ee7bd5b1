'use client';

import * as Slot from '@radix-ui/react-slot';
import { createElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { lazyCode } from '../internal/lazy/lazy-code.js';
import { usePopupTrigger } from '../internal/lazy/use-popup-trigger.js';

export interface PopoverProps {
  /** The button that opens it; must take a ref and event handlers. */
  trigger: ReactElement;
  /** Label of the popover. */
  label: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
}

const contentCode = lazyCode(async () => (await import('./popover-content.js')).PopoverContent);

/** Button with a non-modal popover below it. Its code loads when the button is first pointed at or focused. */
export function Popover({
  trigger,
  label,
  children,
  open: hostOpen,
  onOpenChange,
  align = 'start',
  className,
}: PopoverProps) {
  const { open, setOpen, buttonProps, Content, contentProps } = usePopupTrigger({
    code: contentCode,
    kind: 'dialog',
    open: hostOpen,
    onOpenChange,
  });

  function press(event: MouseEvent) {
    if (!event.defaultPrevented) setOpen(!open);
  }

  return (
    <>
      <Slot.Root {...buttonProps} onClick={press}>
        {trigger}
      </Slot.Root>
      {Content && createElement(Content, { ...contentProps, label, align, className, children })}
    </>
  );
}
