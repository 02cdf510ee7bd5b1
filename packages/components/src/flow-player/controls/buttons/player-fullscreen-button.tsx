'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { Maximize, Minimize } from 'lucide';
import { Icon } from '../../../ui/icon/icon.js';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from '../../player-texts.js';

/** Switches fullscreen on or off. Hidden if the browser does not support it. */
export function PlayerFullscreenButton() {
  const { actions } = usePlayerStore();
  const fullscreen = usePlayer((state) => state.fullscreen);
  const available = usePlayer((state) => state.fullscreenAvailable);
  const m = usePlayerTexts();
  if (!available) return null;

  return (
    <PlayerButton
      label={fullscreen ? m.exitFullscreen : m.fullscreen}
      shortcut="fullscreen"
      icon={<Icon of={fullscreen ? Minimize : Maximize} size={18} />}
      onClick={actions.toggleFullscreen}
    />
  );
}
