'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { Keyboard } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { PlayerButton } from '../controls/buttons/player-button.js';
import { usePlayerTexts } from '../player-texts.js';

/** Shows the list of shortcuts. */
export function PlayerHelpButton() {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  return (
    <PlayerButton
      label={m.shortcuts.help}
      hotkey="?"
      icon={<Icon of={Keyboard} size={18} />}
      aria-haspopup="dialog"
      className="fl-player-optional"
      onClick={() => actions.setHelpOpen(true)}
    />
  );
}
