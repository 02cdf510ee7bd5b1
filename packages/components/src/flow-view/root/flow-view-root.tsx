'use client';

import type { MarkerItem } from '@flowlens/timeline';
import { createPlayerStore, playerClock } from '@flowlens/hooks';
import { useControllableState } from '@flowlens/hooks/internal';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MarkerSelectDetails } from '../../flow-player/markers/player-markers.js';
import type { FlowTimelineHandle } from '../../flow-timeline/flow-timeline.js';
import type { FlowViewTab } from '../tabs/flow-view-tab.js';
import { FlowViewContext, type FlowViewContextValue } from './flow-view-context.js';
import { useMarkerTarget } from './use-marker-target.js';

export interface FlowViewRootProps extends Pick<FlowViewContextValue, 'flow' | 'm' | 'messages'> {
  /** Visible tab. */
  tab?: FlowViewTab | undefined;
  /** @default 'timeline' */
  defaultTab?: FlowViewTab | undefined;
  onTabChange?: ((tab: FlowViewTab) => void) | undefined;
  /** Runs after the video and the tabs have moved to a marker. */
  onMarkerSelect?: ((item: MarkerItem) => void) | undefined;
  children: ReactNode;
}

/** Shared state of the video, the timeline and the comments of one flow. Renders no element. */
export function FlowViewRoot(props: FlowViewRootProps) {
  const { flow, m, messages, onMarkerSelect, children } = props;
  const [player] = useState(() => createPlayerStore({ durationMs: flow.video_duration_ms }));
  const [clock] = useState(() => playerClock(player));
  const timeline = useRef<FlowTimelineHandle>(null);
  const [tab, setTab] = useControllableState<FlowViewTab>({
    value: props.tab,
    defaultValue: props.defaultTab ?? 'timeline',
    onChange: props.onTabChange,
  });
  // The tabs render after the video, so that neither blocks a slow machine for long.
  const [detailed, setDetailed] = useState(false);
  useEffect(() => startTransition(() => setDetailed(true)), []);
  const { highlightedCommentId, commentsRef, showTarget } = useMarkerTarget({ timeline, setTab });

  function selectMarker(item: MarkerItem, details: MarkerSelectDetails) {
    // A marker may be clicked before the tabs are rendered.
    flushSync(() => setDetailed(true));
    showTarget(item, details);
    onMarkerSelect?.(item);
  }

  const view = {
    flow,
    m,
    messages,
    player,
    clock,
    tab,
    setTab,
    detailed,
    timeline,
    commentsRef,
    highlightedCommentId,
    selectMarker,
  };
  return <FlowViewContext.Provider value={view}>{children}</FlowViewContext.Provider>;
}
