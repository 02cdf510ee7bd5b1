'use client';

import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { usePlayerTexts } from '../player-texts.js';

export interface PlayerLoadFailureProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Says that the flow could not be read, so that nobody knows of its video. */
export function PlayerLoadFailure({ onRetry, retrying }: PlayerLoadFailureProps) {
  const m = usePlayerTexts();
  return <LoadFailure message={m.loadFailed} onRetry={onRetry} retrying={retrying} />;
}
