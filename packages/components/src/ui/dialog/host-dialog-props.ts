import type { ComponentPropsWithoutRef } from 'react';
import type { PortalContainer } from '../../provider/ui-context.js';
import type { BoundaryProps } from '../error-boundary/with-error-boundary.js';

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
