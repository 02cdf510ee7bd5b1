'use client';

import { timeToPosition } from '@flowlens/core/player';
import { usePlayer } from '@flowlens/hooks';

/** The played part of the bar, with the thumb at its end. The only part that renders in every frame. */
export function PlayerFill() {
  const position = usePlayer((state) => timeToPosition(state.timeMs, state.durationMs));
  return (
    <>
      <span className="fl-player-fill" style={{ transform: `scaleX(${position})` }} />
      <span className="fl-player-thumb" style={{ left: `${position * 100}%` }} />
    </>
  );
}
