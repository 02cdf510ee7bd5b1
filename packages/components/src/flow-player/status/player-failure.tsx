'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { VideoOff } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { usePlayerTexts } from '../player-texts.js';

export interface PlayerFailureProps {
  /** Tries again. @default loads the same file anew */
  onRetry?: (() => void) | undefined;
  /** The new try is under way. @default false */
  retrying?: boolean | undefined;
}

/** Stands in place of a picture that cannot be shown. Markers and progress bar stay in use. */
export function PlayerFailure({ onRetry, retrying }: PlayerFailureProps) {
  const { actions } = usePlayerStore();
  const failed = usePlayer((state) => state.failed);
  const m = usePlayerTexts();
  if (!failed) return null;

  return (
    <LoadFailure
      className="fl-player-cover"
      icon={<Icon of={VideoOff} size={18} />}
      message={m.unplayableTitle}
      hint={m.unplayableHint}
      onRetry={onRetry ?? actions.reload}
      retrying={retrying}
      size="small"
    />
  );
}
