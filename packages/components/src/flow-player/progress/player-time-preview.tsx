'use client';

import { formatClock } from '@flowlens/core/format';
import { positionToTime, timeToPosition } from '@flowlens/core/player';
import { usePlayer } from '@flowlens/hooks';
import { alongBar } from './along-bar.js';

export interface PlayerTimePreviewProps {
  /** Position of the pointer, from 0 to 1; null shows the time of the video, for keyboard users. */
  position: number | null;
}

/** The time at a place of the progress bar. */
export function PlayerTimePreview({ position }: PlayerTimePreviewProps) {
  const durationMs = usePlayer((state) => state.durationMs);
  const at = usePlayer((state) => position ?? timeToPosition(state.timeMs, state.durationMs));
  return (
    <span className="fl-player-tip fl-player-preview" style={alongBar(at)} aria-hidden="true">
      {formatClock(positionToTime(at, durationMs))}
    </span>
  );
}
