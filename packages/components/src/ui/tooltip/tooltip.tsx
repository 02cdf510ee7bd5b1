'use client';

import { TOOLTIP_DELAY_MS } from '@flowlens/core';
import { clsx } from 'clsx';
import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';

export interface TooltipProps {
  content: ReactNode;
  /** The element described; must take a ref and event handlers. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Milliseconds until it opens on hover. @default 700 */
  delayMs?: number | undefined;
}

/** Shows what an element is about, on hover and on focus. */
export function Tooltip({ content, children, side = 'top', delayMs = TOOLTIP_DELAY_MS }: TooltipProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();

  return (
    <Primitive.Root delayDuration={delayMs}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          className={clsx(rootClass, 'fl-overlay fl-tooltip')}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
