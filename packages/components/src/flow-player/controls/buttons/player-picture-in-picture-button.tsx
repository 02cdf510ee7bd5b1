'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { PictureInPicture2 } from 'lucide';
import { Icon } from '../../../ui/icon/icon.js';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from '../../player-texts.js';

/** Switches picture-in-picture on or off. Hidden if the browser does not support it. */
export function PlayerPictureInPictureButton() {
  const { actions } = usePlayerStore();
  const shown = usePlayer((state) => state.pictureInPicture);
  const available = usePlayer((state) => state.pictureInPictureAvailable);
  const failed = usePlayer((state) => state.failed);
  const m = usePlayerTexts();
  if (!available) return null;

  return (
    <PlayerButton
      label={m.shortcuts.pictureInPicture}
      shortcut="pictureInPicture"
      icon={<Icon of={PictureInPicture2} size={17} />}
      aria-pressed={shown}
      disabled={failed}
      className="fl-player-optional"
      onClick={actions.togglePictureInPicture}
    />
  );
}
