'use client';

import type { PlayerMarker } from '@flowlens/core';
import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { SkipBack, SkipForward } from 'lucide-react';
import { leadItem } from './marker-label.js';
import { PlayerButton } from './player-button.js';
import type { PlayerMarkersProps } from './player-markers.js';
import { usePlayerTexts } from './player-texts.js';

/** A marker this close behind has just been reached; going back from it means the one before. */
const JUST_REACHED_MS = 1_000;

export type PlayerMarkerStepsProps = Pick<PlayerMarkersProps, 'markers' | 'onMarkerSelect'>;

/** Buttons to the marker before and the marker after: the same as the markers do, at a size that everybody can hit (WCAG 2.5.8). */
export function PlayerMarkerSteps({ markers, onMarkerSelect }: PlayerMarkerStepsProps) {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  const before = usePlayer((state) => markers.findLast(({ timeMs }) => timeMs < state.timeMs - JUST_REACHED_MS));
  const after = usePlayer((state) => markers.find(({ timeMs }) => timeMs > state.timeMs + 1));
  if (markers.length === 0) return null;

  function goTo(marker: PlayerMarker | undefined) {
    const item = marker && leadItem(marker);
    if (!item) return;
    actions.seek(item.timeMs);
    onMarkerSelect?.(item);
  }

  return (
    <>
      <PlayerButton
        label={m.previousMarker}
        icon={<SkipBack size={16} />}
        aria-disabled={!before}
        onClick={() => goTo(before)}
      />
      <PlayerButton
        label={m.nextMarker}
        icon={<SkipForward size={16} />}
        aria-disabled={!after}
        onClick={() => goTo(after)}
      />
    </>
  );
}
