'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { IconButton } from '../icon-button/icon-button.js';

export interface DialogProps {
  title: string;
  /** One sentence below the title, read out with it. */
  description?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  className?: string | undefined;
}

/** A window over the page that must be answered or closed before going on. */
export function Dialog({ title, description, open, onOpenChange, children, footer, className }: DialogProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const m = useMessages('common');

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={clsx(rootClass, 'fl-dialog-scrim')}>
          <Primitive.Content
            className={clsx('fl-overlay fl-dialog', className)}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <header className="fl-dialog-header">
              <Primitive.Title className="fl-dialog-title">{title}</Primitive.Title>
              <Primitive.Close asChild>
                <IconButton label={m.close} icon={<X size={16} aria-hidden="true" />} size="small" />
              </Primitive.Close>
            </header>
            {description && (
              <Primitive.Description className="fl-dialog-description">{description}</Primitive.Description>
            )}
            <div className="fl-dialog-body">{children}</div>
            {footer && <footer className="fl-dialog-footer">{footer}</footer>}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
