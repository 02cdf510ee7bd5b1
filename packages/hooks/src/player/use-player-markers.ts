'use client';

import { type CommentForMarker, createMarkers, type PlayerMarker, type TimelineRow } from '@flowlens/timeline';
import { useMemo } from 'react';

export interface UsePlayerMarkersOptions {
  /** Errors and marked moments of a timeline; other rows are ignored. */
  incidents: readonly TimelineRow[];
  comments: readonly CommentForMarker[];
  durationMs: number;
}

/**
 * Returns markers for errors and marked moments of a timeline and for comments. Close markers are merged.
 *
 * @example
 * const markers = usePlayerMarkers({ incidents: rows, comments: flow.comments, durationMs });
 */
export function usePlayerMarkers({
  incidents,
  comments,
  durationMs,
}: UsePlayerMarkersOptions): readonly PlayerMarker[] {
  return useMemo(() => createMarkers({ incidents, comments, durationMs }), [incidents, comments, durationMs]);
}
