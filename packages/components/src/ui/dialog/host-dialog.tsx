'use client';

import { useControllableState } from '@flowlens/hooks/internal';
import { createElement, forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { OverlayContainer } from '../../provider/overlay-container.js';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import type { DialogContentProps, HostDialogProps } from './host-dialog-props.js';
import { lazyDialog } from './lazy-dialog.js';

type DialogContent<Props extends HostDialogProps> = ForwardRefExoticComponent<
  DialogContentProps<Props> & RefAttributes<HTMLDivElement>
>;

const BrokenDialog = lazyDialog(async () => (await import('./broken-dialog.js')).BrokenDialog);

/** Returns a dialog whose open state is controlled or uncontrolled. It shows a replacement if its content throws. */
export function hostDialog<Props extends HostDialogProps>(Content: DialogContent<Props>) {
  return forwardRef<HTMLDivElement, Props>(function HostDialog(props, ref) {
    const {
      open: hostOpen,
      defaultOpen = false,
      onOpenChange,
      portalContainer,
      onError,
      ...rest
    }: HostDialogProps = props;
    const [open, setOpen] = useControllableState({
      value: hostOpen,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const contentProps = { ...rest, open, onOpenChange: setOpen, ref } as DialogContentProps<Props> &
      RefAttributes<HTMLDivElement>;

    return (
      <OverlayContainer container={portalContainer}>
        <ErrorBoundary
          // After an error, the next opening renders the content again.
          shown={String(open)}
          onError={onError}
          fallback={(retry) => <BrokenDialog open={open} onOpenChange={setOpen} onRetry={retry} />}
        >
          {createElement(Content, contentProps)}
        </ErrorBoundary>
      </OverlayContainer>
    );
  });
}
