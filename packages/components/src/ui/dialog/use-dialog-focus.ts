'use client';

import { useRef } from 'react';

/**
 * Returns focus handlers for the content of a dialog without its own trigger. They return the focus to the opener when
 * the dialog closes, and make Tab work in shadow roots, which Radix does not support.
 */
export function useDialogFocus() {
  const opener = useRef<HTMLElement | null>(null);
  const surroundings = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = focusedOutside(event.target);
      surroundings.current = opener.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
      const content = event.currentTarget as HTMLElement;
      if (!(content.getRootNode() instanceof ShadowRoot)) return;
      // Loaded on demand, because few pages use shadow roots. If loading fails, the focus stays on the dialog and Tab
      // can leave it.
      import('./shadow-root-focus.js')
        .then(({ focusFirst, loopTab }) => {
          loopTab(content);
          if (!event.defaultPrevented) focusFirst(content);
        })
        .catch(() => undefined);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The opener may have unmounted, such as the row of a deleted object.
      (opener.current?.isConnected ? opener : surroundings).current?.focus();
    },
  };
}

function focusedOutside(content: EventTarget | null): HTMLElement | null {
  const page = content instanceof Node ? content.getRootNode() : document;
  if (!(page instanceof Document || page instanceof ShadowRoot)) return null;
  const focused = page.activeElement;
  // A menu item has unmounted by the time the dialog closes; the menu's button, which labels the menu, still exists.
  const menuButtonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const target = menuButtonId ? page.getElementById(menuButtonId) : focused;
  return target instanceof HTMLElement ? target : null;
}
