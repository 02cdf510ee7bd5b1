'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { VideoOff } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { usePlayerTexts } from '../player-texts.js';

export interface PlayerFailureProps {
  /** Retries. @default reloads the same file */
  onRetry?: (() => void) | undefined;
  /** True during a retry. @default false */
  retrying?: boolean | undefined;
}

/** Replaces a picture that cannot be shown. Markers and progress bar stay usable. */
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
