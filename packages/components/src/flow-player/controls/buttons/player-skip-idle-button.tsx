'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { FastForward } from 'lucide';
import { Icon } from '../../../ui/icon/icon.js';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from '../../player-texts.js';

/** Toggles skipping of idle stretches. Hidden for a video without any. */
export function PlayerSkipIdleButton() {
  const { actions } = usePlayerStore();
  const skipIdle = usePlayer((state) => state.skipIdle);
  const any = usePlayer((state) => state.idleStretches.length > 0);
  const m = usePlayerTexts();
  if (!any) return null;

  return (
    <PlayerButton
      label={m.shortcuts.skipIdle}
      shortcut="skipIdle"
      icon={<Icon of={FastForward} size={17} />}
      aria-pressed={skipIdle}
      onClick={() => actions.setSkipIdle(!skipIdle)}
    />
  );
}
