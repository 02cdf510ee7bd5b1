'use client';

import { usePlayer } from '@flowlens/hooks';
import { usePlayerTexts } from '../player-texts.js';

/** Note about the length of a skip, shown for a moment. */
export function PlayerSkipNote() {
  const skippedMs = usePlayer((state) => state.skippedMs);
  const m = usePlayerTexts();
  return (
    <p className="fl-player-note" role="status">
      {skippedMs !== null && (
        <span className="fl-player-note-text">{m.skippedIdle({ seconds: Math.round(skippedMs / 1_000) })}</span>
      )}
    </p>
  );
}
