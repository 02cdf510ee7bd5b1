'use client';

import type { Messages } from '@flowlens/core/messages';
import type { PlayerStore } from '@flowlens/hooks';
import { useMemo } from 'react';
import type { ActiveShortcut, Shortcuts } from '../../flow-player/shortcuts/shortcuts-context.js';
import { usePlayerShortcuts } from '../../flow-player/shortcuts/use-player-shortcuts.js';
import { VIEW_SHORTCUT_IDS, VIEW_SHORTCUTS, type ViewActions } from './view-shortcuts.js';

export interface UseViewShortcutsOptions {
  /** False if the host switched them off. */
  enabled: boolean;
  player: PlayerStore;
  /** False until the flow has a video. */
  hasVideo: boolean;
  /** True if the viewer may not write comments. */
  readOnlyComments: boolean;
  /** Must keep their identity. */
  actions: ViewActions;
  m: Messages['flowView'];
  playerTexts: Messages['player'];
}

/** Returns the shortcuts of a flow's view: its own, and those of the player without the keys that the view uses. */
export function useViewShortcuts(options: UseViewShortcutsOptions): Shortcuts {
  const { enabled, player, hasVideo, readOnlyComments, actions, m, playerTexts } = options;
  const ofPlayer = usePlayerShortcuts(player, playerTexts);

  return useMemo(() => {
    const own = VIEW_SHORTCUT_IDS.filter((id) => id !== 'comment' || !readOnlyComments).map((id): ActiveShortcut => ({
      ...VIEW_SHORTCUTS[id],
      id,
      text: m.shortcuts[id],
      group: m.shortcutsGroup,
      // Only the player is visible in fullscreen.
      available: ({ fullscreen }) => !fullscreen,
      run: () => VIEW_SHORTCUTS[id].run(actions),
    }));
    const others = ofPlayer.filter(({ id }) => hasVideo || id === 'help').flatMap(withoutKeysOfView);
    return { list: enabled ? [...own, ...others] : [], listedAround: true };
  }, [enabled, hasVideo, readOnlyComments, actions, m, ofPlayer]);
}

const KEYS_OF_VIEW: readonly string[] = VIEW_SHORTCUT_IDS.flatMap((id) => VIEW_SHORTCUTS[id].keys);

function withoutKeysOfView(shortcut: ActiveShortcut): ActiveShortcut[] {
  const keys = shortcut.keys.filter((key) => !KEYS_OF_VIEW.includes(key));
  return keys.length > 0 ? [{ ...shortcut, keys }] : [];
}
