'use client';

import type { MarkerItem, PlayerMarker as Marker } from '@flowlens/core';
import { usePlayerStore } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { PlayerMarker } from './player-marker.js';
import { usePlayerTexts } from './player-texts.js';

export interface PlayerMarkersProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** As `usePlayerMarkers` gives them. */
  markers: readonly Marker[];
  /** Runs after the video has gone to a marker's time. */
  onMarkerSelect?: ((item: MarkerItem) => void) | undefined;
}

/** Errors and comments as marks along the progress bar. A list of buttons beside the slider, not inside it. */
export const PlayerMarkers = forwardRef<HTMLUListElement, PlayerMarkersProps>(function PlayerMarkers(
  { markers, onMarkerSelect, className, ...rest },
  ref,
) {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  if (markers.length === 0) return null;

  function select(item: MarkerItem) {
    actions.seek(item.timeMs);
    onMarkerSelect?.(item);
  }

  return (
    <ul aria-label={m.markers} {...rest} ref={ref} className={clsx('fl-player-markers', className)}>
      {markers.map((marker) => (
        <PlayerMarker key={marker.id} marker={marker} onSelect={select} />
      ))}
    </ul>
  );
});
