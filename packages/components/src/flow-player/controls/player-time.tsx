'use client';

import { formatClock } from '@flowlens/core/format';
import { usePlayer } from '@flowlens/hooks';
import { usePlayerTexts } from '../player-texts.js';

/** Time and duration of the video. */
export function PlayerTime() {
  const m = usePlayerTexts();
  const time = usePlayer((state) => formatClock(state.timeMs));
  const duration = usePlayer((state) => formatClock(state.durationMs));
  return <span className="fl-player-time">{m.timeOfDuration({ time, duration })}</span>;
}
