'use client';

import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { usePlayerTexts } from '../player-texts.js';

export interface PlayerLoadFailureProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Error message if the flow failed to load, so that the state of its video is unknown. */
export function PlayerLoadFailure({ onRetry, retrying }: PlayerLoadFailureProps) {
  const m = usePlayerTexts();
  return <LoadFailure message={m.loadFailed} onRetry={onRetry} retrying={retrying} />;
}
