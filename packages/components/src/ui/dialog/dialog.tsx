'use client';

import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import * as Primitive from '@radix-ui/react-dialog';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { UnsavedTextContext } from '../dismissal/unsaved-text.js';
import { useDismissal } from '../dismissal/use-dismissal.js';
import { Icon } from '../icon/icon.js';
import { mergeHostProps } from '../internal/events/merge-host-props.js';
import { useDialogFocus } from './use-dialog-focus.js';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  title: string;
  /** Shown next to the title. */
  titleBadges?: ReactElement | null | undefined;
  /**
   * Focuses the dialog itself instead of its first control, for content that users read before they act. @default false
   */
  focusDialog?: boolean;
  /** One sentence below the title, announced with it. */
  description?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Buttons in the footer. */
  footer?: ReactNode;
}

/** A modal dialog. A click outside asks before unsaved text is lost (`UnsavedText`). */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { title, titleBadges, focusDialog = false, description, open, onOpenChange, children, footer, className, ...rest },
  ref,
) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const m = useMessages('common');
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus();
  const dismissal = useDismissal(open, onOpenChange);

  function beginFocus(event: Event) {
    onOpenAutoFocus(event);
    if (!focusDialog) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
  }

  return (
    <UnsavedTextContext.Provider value={dismissal.unsavedForms}>
      <Primitive.Root open={open} onOpenChange={onOpenChange}>
        <Primitive.Portal container={container}>
          <Primitive.Overlay className={clsx(rootClass, 'fl-dialog-scrim')}>
            <Primitive.Content
              {...(!description && { 'aria-describedby': undefined })}
              {...rest}
              ref={ref}
              className={clsx('fl-overlay fl-dialog', className)}
              onOpenAutoFocus={beginFocus}
              onCloseAutoFocus={onCloseAutoFocus}
              {...mergeHostProps(rest, dismissal.contentProps)}
            >
              <div className="fl-dialog-head">
                <Primitive.Title className="fl-dialog-title" title={title}>
                  {title}
                </Primitive.Title>
                {titleBadges}
              </div>
              {description && (
                <Primitive.Description className="fl-dialog-description">{description}</Primitive.Description>
              )}
              <div className="fl-dialog-body">{children}</div>
              {footer && <div className="fl-dialog-footer">{footer}</div>}
              {/* Last, so that the initial focus is in the content. */}
              <Primitive.Close className="fl-icon-button fl-dialog-close" data-size="small" aria-label={m.close}>
                <Icon of={X} />
              </Primitive.Close>
            </Primitive.Content>
          </Primitive.Overlay>
        </Primitive.Portal>
      </Primitive.Root>
      {dismissal.question}
    </UnsavedTextContext.Provider>
  );
});
