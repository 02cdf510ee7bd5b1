'use client';

import type { MarkerItem } from '@flowlens/timeline';
import { createPlayerStore, playerClock, type PlayerStore } from '@flowlens/hooks';
import { useControllableState, useStableCallback } from '@flowlens/hooks/internal';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { playerHandle } from '../../flow-player/flow-player-handle.js';
import type { MarkerSelectDetails } from '../../flow-player/markers/player-markers.js';
import type { FlowViewTab } from '../tabs/flow-view-tab.js';
import { FlowViewShortcuts } from '../shortcuts/flow-view-shortcuts.js';
import type { FlowViewHotkeys } from '../shortcuts/use-page-keys.js';
import { type FlowViewActions, useViewActions } from '../shortcuts/use-view-actions.js';
import { FlowViewContext, type FlowViewContextValue } from './flow-view-context.js';
import { useMarkerTarget } from './use-marker-target.js';
import { useTimelineHandle } from './use-timeline-handle.js';

export interface FlowViewRootProps extends Pick<FlowViewContextValue, 'flow' | 'm' | 'messages'> {
  eventUrl?: FlowViewContextValue['eventUrl'];
  onEventOpen?: FlowViewContextValue['onEventOpen'];
  /** @default one of its own */
  store?: PlayerStore | undefined;
  /** Visible tab. */
  tab?: FlowViewTab | undefined;
  /** @default 'timeline' */
  defaultTab?: FlowViewTab | undefined;
  onTabChange?: ((tab: FlowViewTab) => void) | undefined;
  /** Runs after the video and the tabs have moved to a marker. */
  onMarkerSelect?: ((item: MarkerItem) => void) | undefined;
  /** Element of the view. */
  frame: RefObject<HTMLElement | null>;
  /** @default true */
  hotkeys?: FlowViewHotkeys | undefined;
  actionsRef?: RefObject<FlowViewActions | null> | undefined;
  /** True if the viewer may not write comments. */
  readOnlyComments: boolean;
  children: ReactNode;
}

/** Shared state of the video, the timeline and the comments of one flow. Renders no element. */
export function FlowViewRoot(props: FlowViewRootProps) {
  const { flow, m, messages, eventUrl, onEventOpen, store, onMarkerSelect, children } = props;
  const { frame, hotkeys = true, readOnlyComments, actionsRef } = props;
  const [ownPlayer] = useState(() => createPlayerStore({ durationMs: flow.video_duration_ms }));
  const player = store ?? ownPlayer;
  const clock = useMemo(() => playerClock(player), [player]);
  const { timelineRef, showEntry, ...timeline } = useTimelineHandle();
  const [tab, setTab] = useControllableState<FlowViewTab>({
    value: props.tab,
    defaultValue: props.defaultTab ?? 'timeline',
    onChange: props.onTabChange,
  });
  // The tabs render after the video, so that neither blocks a slow machine for long.
  const [detailed, setDetailed] = useState(false);
  useEffect(() => startTransition(() => setDetailed(true)), []);
  const { highlightedCommentId, commentsRef, showTarget, writeComment } = useMarkerTarget({ showEntry, setTab });

  function selectMarker(item: MarkerItem, details: MarkerSelectDetails) {
    // A marker may be clicked before the tabs are rendered.
    flushSync(() => setDetailed(true));
    showTarget(item, details);
    onMarkerSelect?.(item);
  }

  const openEvent = useStableCallback((entryId: string, timeMs: number) => {
    setDetailed(true);
    setTab('timeline');
    player.actions.seek(timeMs);
    showEntry(entryId, { expand: true });
  });

  const actions = useViewActions({ ...timeline, setTab, writeComment });
  useImperativeHandle(actionsRef, () => ({ focusTimeline: actions.focusTimeline, player: playerHandle(player) }), [
    actions,
    player,
  ]);

  const view = {
    flow,
    m,
    messages,
    eventUrl,
    onEventOpen,
    player,
    clock,
    tab,
    setTab,
    detailed,
    timelineRef,
    commentsRef,
    highlightedCommentId,
    openEvent,
    selectMarker,
  };
  return (
    <FlowViewContext.Provider value={view}>
      <FlowViewShortcuts
        hotkeys={hotkeys}
        frame={frame}
        player={player}
        hasVideo={flow.recording_status === 'completed'}
        readOnlyComments={readOnlyComments}
        actions={actions}
        m={m}
        messages={messages?.player}
      >
        {children}
      </FlowViewShortcuts>
    </FlowViewContext.Provider>
  );
}
