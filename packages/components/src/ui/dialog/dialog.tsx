'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';

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
  // Without a trigger of its own the primitive would drop the focus when it closes.
  const opener = useRef<Element | null>(null);

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={clsx(rootClass, 'fl-dialog-scrim')}>
          <Primitive.Content
            className={clsx('fl-overlay fl-dialog', className)}
            onOpenAutoFocus={() => (opener.current = document.activeElement)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <Primitive.Title className="fl-dialog-title">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="fl-dialog-description">{description}</Primitive.Description>
            )}
            <div className="fl-dialog-body">{children}</div>
            {footer && <div className="fl-dialog-footer">{footer}</div>}
            {/* Last, so that the focus begins in the content. */}
            <Primitive.Close className="fl-icon-button fl-dialog-close" data-size="small" aria-label={m.close}>
              <X size={16} aria-hidden="true" />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
