'use client';

import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';

export interface MenuProps {
  /** The button that opens it; must take a ref and event handlers. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuChoice` and the like. */
  children: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A button with a menu below it. The page behind stays usable. */
export function Menu({ trigger, children, align = 'start', open, onOpenChange }: MenuProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();

  return (
    <DropdownMenu.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={clsx(rootClass, 'fl-overlay fl-menu')}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
