'use client';

import { DRAWER_CLOSE_THRESHOLD } from '@flowlens/core/limits';
import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode } from 'react';
import { Drawer as Primitive } from 'vaul';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { useDialogFocus } from '../dialog/use-dialog-focus.js';
import { mergeHostProps } from '../internal/events/merge-host-props.js';
import { useDirection } from '../internal/layout/use-direction.js';
import { UnsavedTextContext } from '../dismissal/unsaved-text.js';
import { useDismissal } from '../dismissal/use-dismissal.js';
import { Icon } from '../icon/icon.js';

/** Inline, because the library adds a style sheet of its own after ours, with the same weight. */
const OUR_PACE: CSSProperties = { animationDuration: 'var(--fl-duration-slow)' };
const WHOLE_EDGE: CSSProperties = {
  position: 'absolute',
  width: 16,
  height: '100%',
  margin: 0,
  background: 'none',
  opacity: 1,
  touchAction: 'none',
};

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
  { title, open, onOpenChange, busy = false, children, footer, className, style, ...rest },
  ref,
) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const m = useMessages('common');
  const focus = useDialogFocus();
  const fromLeft = useDirection() === 'rtl';
  const dismissal = useDismissal(open, onOpenChange);

  return (
    <UnsavedTextContext.Provider value={dismissal.unsavedForms}>
      <Primitive.Root
        open={open}
        onOpenChange={onOpenChange}
        direction={fromLeft ? 'left' : 'right'}
        closeThreshold={DRAWER_CLOSE_THRESHOLD}
        dismissible={!busy}
        // Dragging anywhere else would interfere with text selection.
        handleOnly
        autoFocus
        noBodyStyles
        repositionInputs={false}
      >
        <Primitive.Portal container={container}>
          <Primitive.Overlay className={clsx(rootClass, 'fl-drawer-scrim')} style={OUR_PACE} />
          <Primitive.Content
            aria-describedby={undefined}
            {...rest}
            ref={ref}
            className={clsx(rootClass, 'fl-overlay fl-drawer', className)}
            style={{ ...OUR_PACE, ...style }}
            {...focus}
            {...mergeHostProps(rest, dismissal.contentProps)}
          >
            <Primitive.Title className="fl-drawer-title">{title}</Primitive.Title>
            <div className="fl-drawer-body">{children}</div>
            {footer && <div className="fl-drawer-footer">{footer}</div>}
            <Primitive.Handle
              className="fl-drawer-edge"
              style={{ ...WHOLE_EDGE, [fromLeft ? 'right' : 'left']: 0, top: 0 }}
              preventCycle
            />
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
