'use client';

import { MARKER_HIGHLIGHT_MS } from '@flowlens/core/limits';
import type { MarkerItem } from '@flowlens/timeline';
import { useEventHighlight } from '@flowlens/hooks';
import { type RefCallback, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MarkerSelectDetails } from '../../flow-player/markers/player-markers.js';
import type { FlowTimelineHandle } from '../../flow-timeline/flow-timeline.js';
import type { FlowViewTab } from '../tabs/flow-view-tab.js';

export interface UseMarkerTargetOptions {
  showEntry: FlowTimelineHandle['showEntry'];
  setTab: (tab: FlowViewTab) => void;
}

export interface UseMarkerTargetResult {
  highlightedCommentId: string | null;
  /** Ref of the list of comments. */
  commentsRef: RefCallback<HTMLElement>;
  showTarget: (item: MarkerItem, details: MarkerSelectDetails) => void;
  /** Shows the comments and moves the focus to the field for a new one. */
  writeComment: () => void;
}

/**
 * Shows the target of a marker: an error in the timeline, without filters and highlighted for 3.5 s, or a comment in its
 * tab. Moves the focus there only if the marker itself was clicked, so that shortcuts can continue to
 * the next marker.
 */
export function useMarkerTarget({ showEntry, setTab }: UseMarkerTargetOptions): UseMarkerTargetResult {
  const { highlightedEntryId: highlightedCommentId, highlight } = useEventHighlight();
  // A ref, because state would render the whole view again when the list mounts.
  const comments = useRef<HTMLElement>(null);
  const commentsRef = useCallback((list: HTMLElement | null) => void (comments.current = list), []);

  function showTarget(item: MarkerItem, { by }: MarkerSelectDetails) {
    if (item.kind === 'comment') {
      // A hidden element cannot receive the focus, so the tab is rendered first.
      flushSync(() => {
        setTab('timeline-comments');
        highlight(item.commentId, MARKER_HIGHLIGHT_MS);
      });
      if (by === 'mark') comments.current?.querySelector<HTMLElement>('[data-highlighted]')?.focus();
    } else {
      setTab('timeline');
      showEntry(item.entryId, { highlightMs: MARKER_HIGHLIGHT_MS, focus: by === 'mark' });
    }
  }

  function writeComment() {
    flushSync(() => setTab('timeline-comments'));
    comments.current?.querySelector<HTMLElement>('.fl-comment-composer textarea')?.focus();
  }

  return { highlightedCommentId, commentsRef, showTarget, writeComment };
}
