'use client';

import { formatClock, positionToTime, timeToPosition } from '@flowlens/core';
import { usePlayer } from '@flowlens/hooks';
import { alongBar } from './along-bar.js';

export interface PlayerTimePreviewProps {
  /** Where the pointer is, from 0 to 1; null shows where the video stands, for who uses the keyboard. */
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
