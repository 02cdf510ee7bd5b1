'use client';

import { MARKER_HIGHLIGHT_MS } from '@flowlens/core/limits';
import { useEventHighlight } from '@flowlens/hooks';
import { useState } from 'react';
import type { ShowEntryOptions, ShownEntry } from './shown-entry.js';

export interface UseShownEntryResult {
  /** The entry to scroll to, until that is done. */
  shown: ShownEntry | null;
  onShown: () => void;
  showEntry: (entryId: string, options?: ShowEntryOptions) => void;
  highlightedEntryId: string | null;
  highlight: (entryId: string, durationMs: number) => void;
}

/** Holds the requested and the highlighted entry. A host may highlight an entry itself; it is then shown too. */
export function useShownEntry(hostHighlightedEntryId: string | null | undefined): UseShownEntryResult {
  const { highlightedEntryId, highlight } = useEventHighlight();
  const [shown, setShown] = useState<ShownEntry | null>(null);

  const [seenHostId, setSeenHostId] = useState<string | null | undefined>(null);
  if (seenHostId !== hostHighlightedEntryId) {
    setSeenHostId(hostHighlightedEntryId);
    if (hostHighlightedEntryId != null) setShown({ entryId: hostHighlightedEntryId, focus: true, expand: false });
  }

  function showEntry(entryId: string, options: ShowEntryOptions = {}) {
    const { highlightMs = MARKER_HIGHLIGHT_MS, focus = true, expand = false } = options;
    setShown({ entryId, focus, expand });
    highlight(entryId, highlightMs);
  }

  return {
    shown,
    onShown: () => setShown(null),
    showEntry,
    highlightedEntryId: hostHighlightedEntryId ?? highlightedEntryId,
    highlight,
  };
}
