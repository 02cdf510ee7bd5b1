'use client';

import { type CommentForMarker, type PlayerMarker, playerMarkers, type TimelineEntry } from '@flowlens/core';
import { useMemo } from 'react';

export interface UsePlayerMarkersOptions {
  entries: readonly TimelineEntry[];
  comments: readonly CommentForMarker[];
  durationMs: number;
}

/** Markers of a player for the errors of a timeline and for comments, those close together as one. */
export function usePlayerMarkers({ entries, comments, durationMs }: UsePlayerMarkersOptions): readonly PlayerMarker[] {
  return useMemo(() => playerMarkers({ entries, comments, durationMs }), [entries, comments, durationMs]);
}
