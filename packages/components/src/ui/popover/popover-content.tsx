'use client';

import { clsx } from 'clsx/lite';
import * as Popover from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { TriggerProxy } from '../internal/lazy/trigger-proxy.js';
import type { PopupProps } from '../internal/lazy/use-popup-trigger.js';

export interface PopoverContentProps extends PopupProps {
  label: string;
  align: 'start' | 'center' | 'end';
  className: string | undefined;
  children: ReactNode;
}

/** Popup of a `Popover`. */
export function PopoverContent({
  id,
  button,
  open,
  onOpenChange,
  label,
  align,
  className,
  children,
}: PopoverContentProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <TriggerProxy button={button} />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          id={id}
          className={clsx(rootClass, 'fl-overlay fl-popover', className)}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
