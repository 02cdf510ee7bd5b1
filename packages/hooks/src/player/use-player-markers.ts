'use client';

import { type CommentForMarker, createMarkers, type PlayerMarker, type TimelineRow } from '@flowlens/timeline';
import { useMemo } from 'react';

export interface UsePlayerMarkersOptions {
  /** Errors and marked moments of a timeline; other rows among them are left out. */
  incidents: readonly TimelineRow[];
  comments: readonly CommentForMarker[];
  durationMs: number;
}

/** Markers of a player for errors and marked moments of a timeline and for comments, those close together as one. */
export function usePlayerMarkers({
  incidents,
  comments,
  durationMs,
}: UsePlayerMarkersOptions): readonly PlayerMarker[] {
  return useMemo(() => createMarkers({ incidents, comments, durationMs }), [incidents, comments, durationMs]);
}
