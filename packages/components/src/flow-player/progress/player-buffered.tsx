'use client';

import { timeToPosition } from '@flowlens/core/player';
import { usePlayer } from '@flowlens/hooks';

/** The parts of the video that are loaded. */
export function PlayerBuffered() {
  const ranges = usePlayer((state) => state.buffered);
  const durationMs = usePlayer((state) => state.durationMs);
  return ranges.map(({ startMs, endMs }) => {
    const start = timeToPosition(startMs, durationMs);
    const end = timeToPosition(endMs, durationMs);
    return (
      <span
        key={startMs}
        className="fl-player-buffered"
        style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
      />
    );
  });
}
