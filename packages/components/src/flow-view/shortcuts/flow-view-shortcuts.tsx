'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import type { PlayerStore } from '@flowlens/hooks';
import type { ReactNode, RefObject } from 'react';
import { ShortcutsContext } from '../../flow-player/shortcuts/shortcuts-context.js';
import { ShortcutsHelp } from '../../flow-player/shortcuts/shortcuts-help.js';
import { useMessages } from '../../provider/use-messages.js';
import { ownElement } from '../../ui/internal/own-element.js';
import { type FlowViewHotkeys, usePageKeys } from './use-page-keys.js';
import { useViewShortcuts, type UseViewShortcutsOptions } from './use-view-shortcuts.js';

export interface FlowViewShortcutsProps extends Pick<
  UseViewShortcutsOptions,
  'hasVideo' | 'readOnlyComments' | 'actions' | 'm'
> {
  hotkeys: FlowViewHotkeys;
  frame: RefObject<HTMLElement | null>;
  player: PlayerStore;
  messages: MessageOverrides['player'];
  children: ReactNode;
}

/** Handles and lists the shortcuts of a flow's view, even before there is a video. */
export function FlowViewShortcuts({ hotkeys, frame, messages, children, ...options }: FlowViewShortcutsProps) {
  const { player } = options;
  const playerTexts = useMessages('player', messages);
  const shortcuts = useViewShortcuts({ ...options, enabled: hotkeys !== false, playerTexts });
  usePageKeys({ hotkeys, frame, player, shortcuts: shortcuts.list });

  return (
    <ShortcutsContext.Provider value={shortcuts}>
      {ownElement(children)}
      <ShortcutsHelp store={player} shortcuts={shortcuts.list} m={playerTexts} />
    </ShortcutsContext.Provider>
  );
}
