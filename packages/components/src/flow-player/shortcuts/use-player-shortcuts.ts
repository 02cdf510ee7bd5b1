'use client';

import type { Messages } from '@flowlens/core/messages';
import { PLAYER_SHORTCUTS, type PlayerShortcut, type PlayerStore } from '@flowlens/hooks';
import { useMemo } from 'react';
import type { ActiveShortcut } from './shortcuts-context.js';

export type PlayerShortcutId = keyof typeof PLAYER_SHORTCUTS;

const SHORTCUTS = Object.entries<PlayerShortcut>(PLAYER_SHORTCUTS) as [PlayerShortcutId, PlayerShortcut][];

/** Returns the shortcuts of a player with their texts. */
export function usePlayerShortcuts(store: PlayerStore, m: Messages['player']): readonly ActiveShortcut[] {
  return useMemo(
    () =>
      SHORTCUTS.map(([id, shortcut]) => ({
        ...shortcut,
        id,
        text: m.shortcuts[id],
        group: m.label,
        run: () => shortcut.run(store),
      })),
    [store, m],
  );
}
