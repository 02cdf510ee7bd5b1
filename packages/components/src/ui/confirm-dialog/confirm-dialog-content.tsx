'use client';

import { clsx } from 'clsx/lite';
import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { forwardRef, type ReactNode, useRef } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import type { DialogContentProps, HostDialogProps } from '../dialog/host-dialog-props.js';
import { useDialogFocus } from '../dialog/use-dialog-focus.js';
import { isInToast } from '../dismissal/is-in-toast.js';

export interface ConfirmDialogProps extends HostDialogProps {
  /** The question, in a few words. */
  title: string;
  /** Consequence of the action, announced with the title. */
  description: string;
  /** @default 'Confirm' */
  confirmText?: string | undefined;
  /** @default 'Cancel' */
  cancelText?: string | undefined;
  /** True for an action that cannot be undone: it looks dangerous, and the focus starts on Cancel. @default false */
  destructive?: boolean | undefined;
  /** True while the confirmed action runs: the dialog stays open and ignores clicks. @default false */
  pending?: boolean | undefined;
  /** Text of the confirm button while pending. */
  pendingText?: string | undefined;
  /** Does not close the dialog, so that it can stay open until the action is complete. */
  onConfirm: () => void;
  /** Shown below the description, such as the reason of the last failure. */
  children?: ReactNode;
}

/** Content of `ConfirmDialog`. */
export const ConfirmDialogContent = forwardRef<HTMLDivElement, DialogContentProps<ConfirmDialogProps>>(
  function ConfirmDialogContent(
    {
      open,
      onOpenChange,
      title,
      description,
      confirmText,
      cancelText,
      destructive = false,
      pending = false,
      pendingText,
      onConfirm,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    const container = usePortalContainer();
    const rootClass = useRootClass();
    const m = useMessages('common');
    const leastHarmful = useRef<HTMLButtonElement>(null);
    const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus();

    function change(wanted: boolean) {
      if (!pending) onOpenChange(wanted);
    }

    return (
      <AlertDialog.Root open={open} onOpenChange={change}>
        <AlertDialog.Portal container={container}>
          <AlertDialog.Overlay className={clsx(rootClass, 'fl-dialog-scrim')}>
            <AlertDialog.Content
              {...rest}
              ref={ref}
              className={clsx('fl-overlay fl-dialog fl-confirm-dialog', className)}
              onOpenAutoFocus={(event) => {
                onOpenAutoFocus(event);
                event.preventDefault();
                leastHarmful.current?.focus();
              }}
              onCloseAutoFocus={onCloseAutoFocus}
              onEscapeKeyDown={(event) => {
                if (!isInToast(event)) return;
                event.preventDefault();
                leastHarmful.current?.focus();
              }}
            >
              <AlertDialog.Title className="fl-dialog-title">{title}</AlertDialog.Title>
              <AlertDialog.Description className="fl-dialog-description">{description}</AlertDialog.Description>
              {children && <div className="fl-confirm-dialog-more">{children}</div>}
              <div className="fl-dialog-footer">
                <Button ref={destructive ? leastHarmful : undefined} disabled={pending} onClick={() => change(false)}>
                  {cancelText ?? m.cancel}
                </Button>
                <Button
                  ref={destructive ? undefined : leastHarmful}
                  variant={destructive ? 'danger' : 'primary'}
                  busy={pending}
                  onClick={onConfirm}
                >
                  {pending && pendingText ? pendingText : (confirmText ?? m.confirm)}
                </Button>
              </div>
            </AlertDialog.Content>
          </AlertDialog.Overlay>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    );
  },
);
