'use client';

import { MARKER_LANE_MAX } from '@flowlens/core/limits';
import { joinMarkers, type MarkerItem, type MarkerLane, type PlayerMarker as Marker } from '@flowlens/timeline';
import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useElementWidth } from '../../ui/internal/layout/use-element-width.js';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';
import { markerKeyTarget } from './marker-keys.js';
import { itemLabel, leadCount } from './marker-label.js';
import { PlayerMarker } from './player-marker.js';
import { usePlayerTexts } from '../player-texts.js';

/** Minimum distance between the centers of two markers, so that they can be hit by touch (WCAG 2.5.8). */
const MARKER_GAP_PX = 24;

/** Minimum width of a bar with two lanes; the picture of a narrower one is too low for them. */
const LANES_MIN_PX = 474;

const LANES: readonly MarkerLane[] = ['event', 'comment'];

export interface MarkerSelectDetails {
  /**
   * `mark` for a click on the marker itself; otherwise a button or key for the next or previous one, where the focus
   * should stay.
   */
  by: 'mark' | 'jump';
}

export interface PlayerMarkersProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Result of `usePlayerMarkers`. Markers that are too close for the width of the bar are merged. */
  markers: readonly Marker[];
  /** Runs after the video has jumped to an error or a comment. */
  onMarkerSelect?: ((item: MarkerItem, details: MarkerSelectDetails) => void) | undefined;
  /**
   * Runs when the pointer or the focus reaches a marker, with the target of a press, so that it can be prepared. Runs
   * with null when it leaves.
   */
  onMarkerIntent?: ((item: MarkerItem | null) => void) | undefined;
}

/**
 * Errors and comments as markers along the progress bar. A list of buttons next to the slider instead of inside it, with a
 * single tab stop, because there may be hundreds. Comments have a lane of their own; a crowded lane becomes a heat strip.
 */
export const PlayerMarkers = forwardRef<HTMLUListElement, PlayerMarkersProps>(function PlayerMarkers(
  { markers, onMarkerSelect, onMarkerIntent, className, onKeyDown, ...rest },
  ref,
) {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  const durationMs = usePlayer((state) => state.durationMs);
  const { element, measure, width } = useElementWidth<HTMLUListElement>();
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => element, [element]);
  const oneLane = width > 0 && width < LANES_MIN_PX;
  const shown = useMemo(
    () => joinMarkers(markers, { durationMs, minGapMs: width > 0 ? (MARKER_GAP_PX / width) * durationMs : 0, oneLane }),
    [markers, durationMs, width, oneLane],
  );
  const lanes = LANES.filter((lane) => shown.some((marker) => marker.lane === lane));
  const crowded = lanes.filter((lane) => shown.filter((marker) => marker.lane === lane).length > MARKER_LANE_MAX);
  const most = Math.max(...shown.map(leadCount));
  const [focusedId, setFocusedId] = useState<string>();
  const stopId = shown.some(({ id }) => id === focusedId) ? focusedId : shown[0]?.id;

  const [jumps, setJumps] = useState<{ count: number; to?: MarkerItem }>({ count: 0 });
  const reach = useStableCallback((item: MarkerItem) => {
    setJumps({ count: jumps.count + 1, to: item });
    onMarkerSelect?.(item, { by: 'jump' });
  });
  useEffect(() => {
    const stops = markers.flatMap(({ items }) => items).sort((a, b) => a.timeMs - b.timeMs);
    actions.setStops(stops, reach);
    return () => actions.setStops([]);
  }, [actions, markers, reach]);

  if (markers.length === 0) return null;

  function select(item: MarkerItem) {
    actions.goTo(item);
    onMarkerSelect?.(item, { by: 'mark' });
  }

  function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = markerKeyTarget([...event.currentTarget.children], event.target as Element, event.key);
    if (!next) return;
    // Prevents the player from seeking on the same key.
    event.preventDefault();
    next.focus();
  }

  return (
    <>
      <ul
        aria-label={m.markers}
        {...rest}
        ref={measure}
        onKeyDown={moveFocus}
        className={clsx('fl-player-markers', className)}
        data-lanes={oneLane ? 1 : lanes.length}
      >
        {shown.map((marker) => (
          <PlayerMarker
            key={marker.id}
            marker={marker}
            heat={crowded.includes(marker.lane) ? heatOf(leadCount(marker), most) : undefined}
            onSelect={select}
            tabStop={marker.id === stopId}
            onFocus={() => setFocusedId(marker.id)}
            onIntent={onMarkerIntent}
          />
        ))}
      </ul>
      {/* Announces a jump, which does not move the focus. A new element each time, so that repeated texts are announced. */}
      <VisuallyHidden role="status">
        <span key={jumps.count}>{jumps.to && itemLabel(jumps.to, m)}</span>
      </VisuallyHidden>
    </>
  );
});

/** Returns the heat of a marker in a crowded lane, from 1 to 4. */
function heatOf(count: number, most: number): number {
  return Math.ceil((count / most) * 4);
}
