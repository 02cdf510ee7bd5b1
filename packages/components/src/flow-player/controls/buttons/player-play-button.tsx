'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { Pause, Play, RotateCcw } from 'lucide';
import { Icon } from '../../../ui/icon/icon.js';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from '../../player-texts.js';

/** Plays or pauses; starts over at the end. */
export function PlayerPlayButton() {
  const { actions } = usePlayerStore();
  const paused = usePlayer((state) => state.paused);
  const ended = usePlayer((state) => state.ended);
  const failed = usePlayer((state) => state.failed);
  const m = usePlayerTexts();

  return (
    <PlayerButton
      label={paused || failed ? m.play : m.pause}
      shortcut="playPause"
      icon={icon(paused || failed, ended)}
      disabled={failed}
      onClick={actions.togglePlay}
    />
  );
}

function icon(paused: boolean, ended: boolean) {
  if (ended) return <Icon of={RotateCcw} size={18} />;
  return <Icon of={paused ? Play : Pause} size={18} fill="currentColor" />;
}
