'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { Keyboard } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { PlayerButton } from '../controls/buttons/player-button.js';
import { usePlayerTexts } from '../player-texts.js';
import { useShortcuts } from './shortcuts-context.js';

/** Shows the list of shortcuts. Hidden if the host switched them off. */
export function PlayerHelpButton() {
  const { actions } = usePlayerStore();
  const { list } = useShortcuts();
  const m = usePlayerTexts();
  if (list.length === 0) return null;
  return (
    <PlayerButton
      label={m.shortcuts.help}
      shortcut="help"
      icon={<Icon of={Keyboard} size={18} />}
      aria-haspopup="dialog"
      className="fl-player-optional"
      onClick={() => actions.setHelpOpen(true)}
    />
  );
}
