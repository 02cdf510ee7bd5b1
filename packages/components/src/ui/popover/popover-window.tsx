'use client';

import { clsx } from 'clsx/lite';
import * as Popover from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { TriggerStandIn } from '../internal/lazy/trigger-stand-in.js';
import type { OpenedWindow } from '../internal/lazy/use-opener.js';

export interface PopoverWindowProps extends OpenedWindow {
  label: string;
  align: 'start' | 'center' | 'end';
  className: string | undefined;
  children: ReactNode;
}

/** The small window that a `Popover` opens. */
export function PopoverWindow({
  id,
  button,
  open,
  onOpenChange,
  label,
  align,
  className,
  children,
}: PopoverWindowProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <TriggerStandIn button={button} />
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
