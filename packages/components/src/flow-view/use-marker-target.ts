'use client';

import { MARKER_HIGHLIGHT_MS, type MarkerItem } from '@flowlens/core';
import { useEventHighlight } from '@flowlens/hooks';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { MarkerSelectDetails } from '../flow-player/player-markers.js';
import type { FlowTimelineHandle } from '../flow-timeline/flow-timeline.js';
import type { FlowViewTab } from './flow-view-tab.js';

export interface UseMarkerTargetOptions {
  timeline: RefObject<FlowTimelineHandle | null>;
  /** The list of comments. */
  comments: HTMLElement | null;
  setTab: (tab: FlowViewTab) => void;
}

export interface UseMarkerTargetResult {
  highlightedCommentId: string | null;
  showTarget: (item: MarkerItem, details: MarkerSelectDetails) => void;
}

/**
 * Shows what a marker stands for: an error in the timeline, without filters and highlighted for 3.5 s, or a comment in its tab
 * (spec §2 flow detail). Whoever goes through the marks by key or button stays in the player, to go on to the next.
 */
export function useMarkerTarget({ timeline, comments, setTab }: UseMarkerTargetOptions): UseMarkerTargetResult {
  const { highlightedEntryId: highlightedCommentId, highlight } = useEventHighlight();

  function showTarget(item: MarkerItem, { by }: MarkerSelectDetails) {
    if (item.kind === 'comment') {
      // What is hidden takes no focus.
      flushSync(() => {
        setTab('timeline-comments');
        highlight(item.commentId, MARKER_HIGHLIGHT_MS);
      });
      if (by === 'mark') comments?.querySelector<HTMLElement>('[data-highlighted]')?.focus();
    } else {
      setTab('timeline');
      timeline.current?.showEntry(item.entryId, { highlightMs: MARKER_HIGHLIGHT_MS, focus: by === 'mark' });
    }
  }

  return { highlightedCommentId, showTarget };
}
