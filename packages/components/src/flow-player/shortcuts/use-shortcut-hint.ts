'use client';

import { keyCaps } from './key-caps.js';
import { usePlayerTexts } from '../player-texts.js';
import { useShortcuts } from './shortcuts-context.js';
import type { PlayerShortcutId } from './use-player-shortcuts.js';

export interface ShortcutHint {
  /** First key, for a tooltip, such as `Shift+E`. */
  hotkey: string | undefined;
  /** Value of `aria-keyshortcuts`. */
  ariaKeys: string | undefined;
}

/** Returns the keys of a control, if its shortcut is in effect. */
export function useShortcutHint(id: PlayerShortcutId | undefined): ShortcutHint {
  const { list } = useShortcuts();
  const m = usePlayerTexts();
  const keys = list.find((shortcut) => shortcut.id === id)?.keys;
  return {
    hotkey: keys?.[0] && keyCaps(keys[0], m).join('+'),
    ariaKeys: keys?.map(ariaKey).join(' '),
  };
}

/** Names of keys in `aria-keyshortcuts`, which are not translated. */
function ariaKey(key: string): string {
  if (key === ' ') return 'Space';
  return key.replace(/^shift/, 'Shift').replace(/[a-z]$/, (letter) => letter.toUpperCase());
}
