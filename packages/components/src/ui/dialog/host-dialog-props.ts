import type { ComponentPropsWithoutRef } from 'react';
import type { PortalContainer } from '../../provider/ui-context.js';
import type { BoundaryProps } from '../error-boundary/with-error-boundary.js';

/** Props of every dialog and drawer. All others, such as `id`, `className` or `data-*`, reach its element. */
export interface HostDialogProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title' | 'role' | 'onError'>, BoundaryProps {
  /** True while the dialog is open, for a controlled dialog. */
  open?: boolean | undefined;
  /** True if an uncontrolled dialog is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Runs when the dialog opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Container of the dialog and of the overlays that it opens. @default the provider's */
  portalContainer?: PortalContainer | undefined;
}

/** Props of the content of a dialog. Its open state is always controlled. */
export type DialogContentProps<Props extends HostDialogProps> = Omit<Props, keyof HostDialogState> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type HostDialogState = Pick<HostDialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'portalContainer' | 'onError'>;
