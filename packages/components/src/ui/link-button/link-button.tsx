'use client';

import { clsx } from 'clsx/lite';
import * as Slot from '@radix-ui/react-slot';
import type { ReactElement } from 'react';
import type { ButtonProps } from '../button/button.js';

export interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The link: an anchor, or a link of the host's router. */
  children: ReactElement;
}

/**
 * A link that looks like a `Button`.
 *
 * @example
 * <LinkButton variant="primary">
 *   <a href="/tickets">Tickets</a>
 * </LinkButton>
 */
export function LinkButton({ variant = 'secondary', size = 'medium', className, children }: LinkButtonProps) {
  return (
    <Slot.Root className={clsx('fl-button', className)} data-variant={variant} data-size={size}>
      {children}
    </Slot.Root>
  );
}
