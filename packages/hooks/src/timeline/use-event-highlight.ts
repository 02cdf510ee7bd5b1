'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

export interface UseEventHighlightResult {
  /** The entry that is currently highlighted, or null. */
  highlightedEntryId: string | null;
  /** Highlights the entry for some milliseconds. A second call replaces the first. */
  highlight: (entryId: string, durationMs: number) => void;
}

/**
 * Short highlight of an event after a jump: 3500 ms from a marker, 1000 ms from the panel.
 *
 * @example
 * const { highlightedEntryId, highlight } = useEventHighlight();
 * highlight(entryId, MARKER_HIGHLIGHT_MS);
 */
export function useEventHighlight(): UseEventHighlightResult {
  const [highlightedEntryId, setHighlightedEntryId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const highlight = useCallback((entryId: string, durationMs: number) => {
    clearTimeout(timer.current);
    setHighlightedEntryId(entryId);
    timer.current = setTimeout(() => setHighlightedEntryId(null), durationMs);
  }, []);

  return { highlightedEntryId, highlight };
}
