import { MARKER_GROUP_PERCENT } from '@flowlens/core/limits';
import { clampTime, timeToPosition } from '@flowlens/core/player';
import type { TimelineRow } from '../rows/timeline-row.js';
import { type CommentForMarker, commentItem, type MarkerItem, markerItemId, rowItem } from './marker-item.js';

/** Comments have markers of their own, apart from errors and marked moments. */
export type MarkerLane = 'event' | 'comment';

/** One marker on the progress bar. */
export interface PlayerMarker {
  id: string;
  lane: MarkerLane;
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
  /** True for a bar without room for a lane of comments: they share markers with errors. @default false */
  oneLane?: boolean;
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
 * Returns markers for errors, marked moments and comments, in order of time. Items of a lane within 1.5 percent of the
 * duration after a marker's first item share the marker. Without a duration, there are no markers.
 */
export function createMarkers({ incidents, comments, durationMs }: CreateMarkersOptions): PlayerMarker[] {
  if (!(durationMs > 0)) return [];
  const spacing = { durationMs, minGapMs: (durationMs * MARKER_GROUP_PERCENT) / 100 };
  const events: MarkerItem[] = [];
  for (const row of incidents) {
    const item = rowItem(row);
    if (item !== null) events.push(item);
  }
  const group = (lane: MarkerLane, items: MarkerItem[]) =>
    grouped(items.sort(byTime), spacing).map((ofMarker) => markerOf(lane, ofMarker, durationMs));
  return [...group('event', events), ...group('comment', Array.from(comments, commentItem))].sort(byTime);
}

function byTime(a: { timeMs: number }, b: { timeMs: number }): number {
  return a.timeMs - b.timeMs;
}

/** Merges markers that are too close together for the width of the bar. */
export function joinMarkers(markers: readonly PlayerMarker[], spacing: MarkerSpacing): PlayerMarker[] {
  const join = (ofLane: readonly PlayerMarker[]) =>
    grouped(ofLane, spacing).map((group) => {
      if (group.length === 1) return group[0]!;
      const lane = group.some((marker) => marker.lane === 'event') ? 'event' : 'comment';
      const items = group.flatMap((marker) => marker.items).sort(byTime);
      return markerOf(lane, items, spacing.durationMs);
    });
  if (spacing.oneLane) return join(markers);
  const ofLane = (lane: MarkerLane) => join(markers.filter((marker) => marker.lane === lane));
  return [...ofLane('event'), ...ofLane('comment')].sort(byTime);
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

function markerOf(lane: MarkerLane, items: MarkerItem[], durationMs: number): PlayerMarker {
  const first = items[0]!;
  const { timeMs } = first;
  return { id: markerItemId(first), lane, timeMs, position: timeToPosition(timeMs, durationMs), items };
}
