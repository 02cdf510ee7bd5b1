'use client';

import * as Slot from '@radix-ui/react-slot';
import {
  createElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { lazyCode } from '../internal/lazy/lazy-code.js';
import { usePopupTrigger } from '../internal/lazy/use-popup-trigger.js';

export interface MenuProps {
  /** The button that opens it; must take a ref and event handlers. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuChoice` and the like. */
  children: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const contentCode = lazyCode(async () => (await import('./menu-content.js')).MenuContent);

/** A button with a menu, whose code loads when the button is first hovered or focused. The page behind stays usable. */
export function Menu({ trigger, children, align = 'start', open: hostOpen, onOpenChange }: MenuProps) {
  const { open, setOpen, buttonProps, Content, contentProps } = usePopupTrigger({
    code: contentCode,
    kind: 'menu',
    open: hostOpen,
    onOpenChange,
  });
  const ownId = useId();
  // An id set by the host stays, and must label the menu.
  const { id: buttonId = ownId } = trigger.props as { id?: string | undefined };
  const [byKey, setByKey] = useState(false);

  function press(event: PointerEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    // A disabled button still receives pointer events.
    if (event.currentTarget.matches(':disabled')) return;
    // Prevents the click from moving the focus from the menu back to the button.
    if (!open) event.preventDefault();
    setByKey(false);
    setOpen(!open);
  }

  function pressKey(event: KeyboardEvent) {
    const toggles = event.key === 'Enter' || event.key === ' ';
    if (event.defaultPrevented || (!toggles && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setByKey(true);
    setOpen(toggles ? !open : true);
  }

  return (
    <>
      <Slot.Root {...buttonProps} id={buttonId} onPointerDown={press} onKeyDown={pressKey}>
        {trigger}
      </Slot.Root>
      {Content && createElement(Content, { ...contentProps, buttonId, align, byKey, children })}
    </>
  );
}
