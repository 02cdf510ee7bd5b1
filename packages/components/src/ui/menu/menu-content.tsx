'use client';

import { clsx } from 'clsx/lite';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { TriggerProxy } from '../internal/lazy/trigger-proxy.js';
import type { PopupProps } from '../internal/lazy/use-popup-trigger.js';
import { ownElement } from '../internal/own-element.js';
import { MenuParts } from './menu-parts.js';

export interface MenuContentProps extends PopupProps {
  /** Id of the button, which names the menu. */
  buttonId: string;
  align: 'start' | 'center' | 'end';
  /** The menu was opened by a key, so that its first item gets the focus. */
  byKey: boolean;
  children: ReactNode;
}

/** Popup of a `Menu`. */
export function MenuContent({ id, button, buttonId, align, open, onOpenChange, byKey, children }: MenuContentProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const content = useRef<HTMLDivElement>(null);

  return (
    <MenuParts.Provider value={DropdownMenu}>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
        <DropdownMenu.Trigger asChild>
          <TriggerProxy button={button} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={container}>
          <DropdownMenu.Content
            ref={content}
            id={id}
            aria-labelledby={buttonId}
            className={clsx(rootClass, 'fl-overlay fl-menu')}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onInteractOutside={(event) => {
              // The button opens and closes the menu itself. It may be clicked during the exit animation.
              if (button.current && event.detail.originalEvent.composedPath().includes(button.current))
                event.preventDefault();
            }}
          >
            {ownElement(children)}
            {byKey && <FocusOnFirst content={content} />}
            <FocusBack id={id} button={button} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </MenuParts.Provider>
  );
}

/** Radix does this for keys that it has seen. The key that opens the first menu was pressed before Radix had loaded. */
function FocusOnFirst({ content }: { content: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  }, [content]);
  return null;
}

/**
 * Radix does this a moment after the menu has closed. A dialog that opens in that moment would not know where to return the
 * focus.
 */
function FocusBack({ id, button }: Pick<PopupProps, 'id' | 'button'>) {
  useLayoutEffect(
    () => () => {
      const page = button.current?.getRootNode() as Document | ShadowRoot | undefined;
      const menu = page?.activeElement?.closest(`[id="${id}"]`);
      // React is still removing it from the document; in strict mode, it stays.
      queueMicrotask(() => {
        if (menu?.isConnected === false) button.current?.focus();
      });
    },
    [id, button],
  );
  return null;
}
