'use client';

import { clsx } from 'clsx';
import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';

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

/** A button with a small window below it. The page behind stays usable. */
export function Popover({ trigger, label, children, open, onOpenChange, align = 'start', className }: PopoverProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();

  return (
    <Primitive.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          className={clsx(rootClass, 'fl-overlay fl-popover', className)}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
