'use client';

import { timeToPosition } from '@flowlens/core/player';
import { usePlayer } from '@flowlens/hooks';

/** The parts of the video in which nothing happens. */
export function PlayerIdle() {
  const stretches = usePlayer((state) => state.idleStretches);
  const durationMs = usePlayer((state) => state.durationMs);
  const skipped = usePlayer((state) => state.skipIdle);
  return stretches.map(({ startMs, endMs }) => {
    const start = timeToPosition(startMs, durationMs);
    const end = timeToPosition(endMs, durationMs);
    return (
      <span
        key={startMs}
        className="fl-player-idle"
        data-skipped={skipped || undefined}
        style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
      />
    );
  });
}
