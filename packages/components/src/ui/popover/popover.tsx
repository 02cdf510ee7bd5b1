'use client';

import * as Slot from '@radix-ui/react-slot';
import { createElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { lazyCode } from '../internal/lazy/lazy-code.js';
import { useOpener } from '../internal/lazy/use-opener.js';

export interface PopoverProps {
  /** The button that opens it; must take a ref and event handlers. */
  trigger: ReactElement;
  /** Names what opens. */
  label: string;
  children: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
}

const windowCode = lazyCode(async () => (await import('./popover-window.js')).PopoverWindow);

/** A button with a small window below it, whose code comes when the button is first reached. The page behind stays usable. */
export function Popover({
  trigger,
  label,
  children,
  open: hostOpen,
  onOpenChange,
  align = 'start',
  className,
}: PopoverProps) {
  const { open, setOpen, buttonProps, Window, windowProps } = useOpener({
    code: windowCode,
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
      {Window && createElement(Window, { ...windowProps, label, align, className, children })}
    </>
  );
}
