'use client';

import { useFlowLens, usePlayer, usePlayerStore } from '@flowlens/hooks';
import { VideoOff } from 'lucide';
import { Button } from '../ui/button/button.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { Icon } from '../ui/icon/icon.js';
import { usePlayerTexts } from './player-texts.js';

export interface PlayerFailureProps {
  /** Tries again. @default loads the same file anew */
  onRetry?: (() => void) | undefined;
  /** The new try is under way. @default false */
  retrying?: boolean | undefined;
}

/** Stands in place of a picture that cannot be shown. Markers and progress bar stay in use. */
export function PlayerFailure({ onRetry, retrying = false }: PlayerFailureProps) {
  const { actions } = usePlayerStore();
  const failed = usePlayer((state) => state.failed);
  const m = usePlayerTexts();
  const { common } = useFlowLens().messages;
  if (!failed) return null;

  return (
    <EmptyState
      role="alert"
      className="fl-player-cover"
      icon={<Icon of={VideoOff} size={18} />}
      title={m.unplayableTitle}
      hint={m.unplayableHint}
      action={
        <Button size="small" onClick={onRetry ?? actions.reload} busy={retrying}>
          {common.tryAgain}
        </Button>
      }
    />
  );
}
