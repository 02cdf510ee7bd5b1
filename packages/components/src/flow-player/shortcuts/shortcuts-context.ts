'use client';

import type { PlayerShortcut, PlayerState } from '@flowlens/hooks';
import { createContext, useContext } from 'react';

/** A shortcut with its text and an action that needs nothing else. */
export interface ActiveShortcut extends Pick<PlayerShortcut, 'keys' | 'once' | 'available'> {
  id: string;
  text: string;
  /** Heading in the list of shortcuts. */
  group: string;
  run: () => void;
}

export interface Shortcuts {
  /** In display order; empty if the host switched them off. */
  list: readonly ActiveShortcut[];
  /** True if a component around the player shows the list. */
  listedAround: boolean;
}

/** The shortcuts in effect: those of the page around the player, or else those of the player. */
export const ShortcutsContext = createContext<Shortcuts | null>(null);

const NONE: Shortcuts = { list: [], listedAround: false };

export function useShortcuts(): Shortcuts {
  return useContext(ShortcutsContext) ?? NONE;
}

/** Returns the shortcuts that have an effect at the moment. */
export function usableShortcuts(list: readonly ActiveShortcut[], state: PlayerState): ActiveShortcut[] {
  return list.filter(({ available }) => available?.(state) ?? true);
}
