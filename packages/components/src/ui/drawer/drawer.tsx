'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { useDialogFocus } from '../dialog/use-dialog-focus.js';
import { mergeHostProps } from '../internal/events/merge-host-props.js';
import { UnsavedTextContext } from '../dismissal/unsaved-text.js';
import { useDismissal } from '../dismissal/use-dismissal.js';
import { Icon } from '../icon/icon.js';
import { DrawerEdge } from './drawer-edge.js';

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** True while a call runs that must finish here; the drawer cannot be closed. @default false */
  busy?: boolean | undefined;
  children: ReactNode;
  /** Buttons in the footer. */
  footer?: ReactNode;
}

/**
 * A modal drawer at the end side of the page. Escape, its button, a click outside, or dragging its edge over more than half
 * of its width closes it. A click outside asks before unsaved text is lost (`UnsavedText`).
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { title, open, onOpenChange, busy = false, children, footer, className, ...rest },
  ref,
) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const m = useMessages('common');
  const focus = useDialogFocus();
  const dismissal = useDismissal(open, onOpenChange);

  function change(wanted: boolean) {
    if (!busy) onOpenChange(wanted);
  }

  return (
    <UnsavedTextContext.Provider value={dismissal.unsavedForms}>
      <Primitive.Root open={open} onOpenChange={change}>
        <Primitive.Portal container={container}>
          <Primitive.Overlay className={clsx(rootClass, 'fl-drawer-scrim')} />
          <Primitive.Content
            aria-describedby={undefined}
            {...rest}
            ref={ref}
            className={clsx(rootClass, 'fl-overlay fl-drawer', className)}
            {...focus}
            {...mergeHostProps(rest, dismissal.contentProps)}
          >
            <Primitive.Title className="fl-drawer-title">{title}</Primitive.Title>
            <div className="fl-drawer-body">{children}</div>
            {footer && <div className="fl-drawer-footer">{footer}</div>}
            <DrawerEdge disabled={busy} onClose={() => change(false)} />
            {/* Last, so that the initial focus is in the content. */}
            <Primitive.Close
              className="fl-icon-button fl-drawer-close"
              data-size="small"
              aria-label={m.close}
              {...(busy && { 'aria-disabled': true })}
            >
              <Icon of={X} />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
      {dismissal.question}
    </UnsavedTextContext.Provider>
  );
});
