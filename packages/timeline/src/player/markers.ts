import { MARKER_GROUP_PERCENT } from '@flowlens/core/limits';
import { clampTime, timeToPosition } from '@flowlens/core/player';
import type { TimelineRow } from '../rows/timeline-row.js';
import { type CommentForMarker, commentItem, type MarkerItem, markerItemId, rowItem } from './marker-item.js';

/** One marker on the progress bar. */
export interface PlayerMarker {
  id: string;
  /** Time of its first item. */
  timeMs: number;
  /** Position from 0 to 1. */
  position: number;
  /** At least one, in order of time. */
  items: MarkerItem[];
}

/** Minimum distance between two markers. */
export interface MarkerSpacing {
  durationMs: number;
  /** Width of a marker on the bar, as a duration. */
  minGapMs: number;
}

export interface CreateMarkersOptions {
  /**
   * Rows of a timeline in any order: errors (console, script, network, resource, policy) and marked moments. Other rows are
   * ignored.
   */
  incidents: Iterable<TimelineRow>;
  comments: Iterable<CommentForMarker>;
  durationMs: number;
}

/**
 * Returns markers for errors, marked moments and comments, in order of time. Items within 1.5 percent of the duration after
 * a marker's first item share the marker (spec §2 player). Without a duration, there are no markers.
 */
export function createMarkers({ incidents, comments, durationMs }: CreateMarkersOptions): PlayerMarker[] {
  if (!(durationMs > 0)) return [];
  const spacing = { durationMs, minGapMs: (durationMs * MARKER_GROUP_PERCENT) / 100 };
  const items: MarkerItem[] = [];
  for (const row of incidents) {
    const item = rowItem(row);
    if (item !== null) items.push(item);
  }
  for (const comment of comments) items.push(commentItem(comment));
  items.sort((a, b) => a.timeMs - b.timeMs);
  return grouped(items, spacing).map((group) => markerOf(group, durationMs));
}

/** Merges markers that are too close together for the width of the bar. */
export function joinMarkers(markers: readonly PlayerMarker[], spacing: MarkerSpacing): PlayerMarker[] {
  return grouped(markers, spacing).map((group) =>
    group.length === 1
      ? group[0]!
      : markerOf(
          group.flatMap(({ items }) => items),
          spacing.durationMs,
        ),
  );
}

/** Groups items that are near the first item of the group. Items outside the video move to its start or end. */
function grouped<Thing extends { timeMs: number }>(
  things: readonly Thing[],
  { durationMs, minGapMs }: MarkerSpacing,
): Thing[][] {
  const groups: Thing[][] = [];
  let reachMs = -Infinity;
  for (const thing of things) {
    const timeMs = clampTime(thing.timeMs, durationMs);
    if (timeMs <= reachMs) {
      groups.at(-1)!.push(thing);
    } else {
      groups.push([thing]);
      reachMs = timeMs + minGapMs;
    }
  }
  return groups;
}

function markerOf(items: MarkerItem[], durationMs: number): PlayerMarker {
  const first = items[0]!;
  const { timeMs } = first;
  return { id: markerItemId(first), timeMs, position: timeToPosition(timeMs, durationMs), items };
}
