'use client';

import { hotkeyFor, type PlayerStore } from '@flowlens/hooks';
import { type RefObject, useEffect } from 'react';
import { type ActiveShortcut, usableShortcuts } from '../../flow-player/shortcuts/shortcuts-context.js';

/** Scope of shortcuts: true for the focus inside the view, `page` for the whole page, false for none. */
export type FlowViewHotkeys = boolean | 'page';

export interface UsePageKeysOptions {
  hotkeys: FlowViewHotkeys;
  /** Element of the view. */
  frame: RefObject<HTMLElement | null>;
  player: PlayerStore;
  shortcuts: readonly ActiveShortcut[];
}

/** Handles the shortcuts of a view, except for keys that an element on the page has handled itself. */
export function usePageKeys({ hotkeys, frame, player, shortcuts }: UsePageKeysOptions): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !hotkeys) return;

    function takeKey(event: KeyboardEvent) {
      if (hotkeys !== 'page' && !event.composedPath().includes(element!)) return;
      const run = hotkeyFor(event, usableShortcuts(shortcuts, player.getState()), element);
      if (!run) return;
      event.preventDefault();
      run();
    }

    // At the document, after the elements on the page have handled their own keys.
    document.addEventListener('keydown', takeKey);
    return () => document.removeEventListener('keydown', takeKey);
  }, [hotkeys, frame, player, shortcuts]);
}
