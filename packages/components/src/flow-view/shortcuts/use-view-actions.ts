'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FlowPlayerHandle } from '../../flow-player/flow-player-handle.js';
import type { FlowTimelineHandle } from '../../flow-timeline/flow-timeline.js';
import type { FlowViewTab } from '../tabs/flow-view-tab.js';
import type { ViewActions } from './view-shortcuts.js';

/** Methods of a flow's view, for the `actionsRef` of its host. */
export interface FlowViewActions {
  /** Shows the timeline and moves the focus there, such as for a skip link. */
  focusTimeline: () => void;
  /** Plays, pauses and seeks the video. */
  player: FlowPlayerHandle;
}

export interface UseViewActionsOptions extends Pick<FlowTimelineHandle, 'focus' | 'moveFocus' | 'focusSearch'> {
  setTab: (tab: FlowViewTab) => void;
  writeComment: () => void;
}

/** Actions of the view's shortcuts and of its host; the object keeps its identity. */
export function useViewActions(options: UseViewActionsOptions): ViewActions & Omit<FlowViewActions, 'player'> {
  const { setTab, focus, moveFocus, focusSearch, writeComment } = options;
  // A hidden element cannot receive the focus, so the tab is rendered first.
  const showTimeline = () => flushSync(() => setTab('timeline'));
  const focusTimeline = useStableCallback(() => {
    showTimeline();
    focus();
  });
  const searchTimeline = useStableCallback(() => {
    showTimeline();
    focusSearch();
  });
  const moveToRow = useStableCallback((step: 1 | -1) => {
    showTimeline();
    moveFocus(step);
  });
  const stableWriteComment = useStableCallback(writeComment);
  return useMemo(
    () => ({ focusTimeline, searchTimeline, moveToRow, writeComment: stableWriteComment }),
    [focusTimeline, searchTimeline, moveToRow, stableWriteComment],
  );
}
