'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { Keyboard } from 'lucide-react';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from './player-texts.js';

/** Shows the list of keys. */
export function PlayerHelpButton() {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  return (
    <PlayerButton
      label={m.shortcuts.help}
      hotkey="?"
      icon={<Keyboard size={18} />}
      aria-haspopup="dialog"
      className="fl-player-optional"
      onClick={() => actions.setHelpOpen(true)}
    />
  );
}
