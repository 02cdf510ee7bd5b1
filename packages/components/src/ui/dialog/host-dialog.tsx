'use client';

import { useControllableState } from '@flowlens/hooks/internal';
import {
  type ComponentPropsWithoutRef,
  createElement,
  forwardRef,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';
import { OverlayContainer } from '../../provider/overlay-container.js';
import type { PortalContainer } from '../../provider/ui-context.js';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import type { BoundaryProps } from '../error-boundary/with-error-boundary.js';
import { lazyDialog } from './lazy-dialog.js';

/** Props of every dialog and drawer. All others, such as `id`, `className` or `data-*`, reach its element. */
export interface HostDialogProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'role' | 'onError'>, BoundaryProps {
  /** True while the dialog is open, if the host holds that. */
  open?: boolean | undefined;
  /** True to open the dialog at first, if the host does not hold that. @default false */
  defaultOpen?: boolean | undefined;
  /** Runs when the dialog opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Container of the dialog and of everything that it opens. @default the provider's */
  portalContainer?: PortalContainer | undefined;
}

/** Props that the content of a dialog gets instead of those of its host. */
export type DialogContentProps<Props extends HostDialogProps> = Omit<Props, keyof HostDialogState> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type HostDialogState = Pick<HostDialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'portalContainer' | 'onError'>;

type DialogContent<Props extends HostDialogProps> = ForwardRefExoticComponent<
  DialogContentProps<Props> & RefAttributes<HTMLDivElement>
>;

const BrokenDialog = lazyDialog(async () => (await import('./broken-dialog.js')).BrokenDialog);

/** Returns a dialog that holds its state or leaves it to the host, and survives an error in its content. */
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
