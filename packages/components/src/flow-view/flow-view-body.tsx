'use client';

import type { Flow } from '@flowlens/client';
import type { MarkerItem, Messages } from '@flowlens/core';
import { createPlayerStore, playerClock, type TimelineTime, useControllableState } from '@flowlens/hooks';
import { type ReactNode, type RefAttributes, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CommentListProps } from '../comment-list/comment-list.js';
import type { FlowPlayerProps } from '../flow-player/flow-player.js';
import type { MarkerSelectDetails } from '../flow-player/markers/player-markers.js';
import { FlowTimeline, type FlowTimelineHandle } from '../flow-timeline/flow-timeline.js';
import { Tabs } from '../ui/tabs/tabs.js';
import { CaptureNotes } from './tabs/capture-notes.js';
import { FlowViewDetailsLoading } from './states/flow-view-details-loading.js';
import { NotThereYet } from './states/not-there-yet.js';
import { FlowViewSplit } from './flow-view-split.js';
import type { FlowViewProps } from './flow-view.js';
import type { FlowViewTab } from './tabs/flow-view-tab.js';
import { LazyDeviceTab, usePrefetchedTabs } from './tabs/lazy-tabs.js';
import { useMarkerTarget } from './use-marker-target.js';

/** Fields of a flow that the body needs, for members and for viewers of public links. */
interface ShownFlow extends Pick<
  Flow,
  'id' | 'title' | 'recording_status' | 'timeline_url' | 'video_duration_ms' | 'capture'
> {
  comments: readonly unknown[];
}

export interface FlowViewBodyProps extends Pick<
  FlowViewProps,
  | 'tab'
  | 'defaultTab'
  | 'onTabChange'
  | 'onMarkerSelect'
  | 'hotkeys'
  | 'startAt'
  | 'momentUrl'
  | 'onTimeChange'
  | 'messages'
> {
  flow: ShownFlow;
  m: Messages['flowView'];
  renderPlayer: (
    player: Pick<
      FlowPlayerProps,
      'className' | 'store' | 'hotkeys' | 'startAt' | 'momentUrl' | 'onTimeChange' | 'onMarkerSelect' | 'messages'
    >,
  ) => ReactNode;
  /** Left out where the viewer may not ask for the diagram: then there is no such tab. */
  renderSequence?: (() => ReactNode) | undefined;
  /** Gets where the video stands apart: comments that are for reading only have no use for it. */
  renderComments: (
    comments: Pick<CommentListProps, 'highlightedCommentId' | 'onSeek' | 'messages'> & RefAttributes<HTMLElement>,
    time: TimelineTime,
  ) => ReactNode;
}

/** The video beside the tabs. One player store joins them: rows and comments seek, the timeline follows. */
export function FlowViewBody({
  flow,
  m,
  messages,
  hotkeys,
  startAt,
  momentUrl,
  onTimeChange,
  onMarkerSelect,
  renderPlayer,
  renderComments,
  renderSequence,
  ...tabProps
}: FlowViewBodyProps) {
  const [player] = useState(() => createPlayerStore({ durationMs: flow.video_duration_ms }));
  const [clock] = useState(() => playerClock(player));
  const inTheMaking = isInTheMaking(flow);
  const timeline = useRef<FlowTimelineHandle>(null);
  const [tab, setTab] = useControllableState<FlowViewTab>({
    value: tabProps.tab,
    defaultValue: tabProps.defaultTab ?? 'timeline',
    onChange: tabProps.onTabChange,
  });
  // The video first, and the tabs by themselves: at one go they would take a slow machine twice as long.
  const [detailed, setDetailed] = useState(false);
  useEffect(() => startTransition(() => setDetailed(true)), []);
  usePrefetchedTabs();
  const { highlightedCommentId, setComments, showTarget } = useMarkerTarget({ timeline, setTab });

  function selectMarker(item: MarkerItem, details: MarkerSelectDetails) {
    // A press may be quicker than the tabs, where it leads.
    flushSync(() => setDetailed(true));
    showTarget(item, details);
    onMarkerSelect?.(item);
  }

  return (
    <FlowViewSplit
      m={m}
      video={renderPlayer({
        className: 'fl-flow-view-player',
        store: player,
        hotkeys,
        startAt,
        momentUrl,
        onTimeChange,
        onMarkerSelect: selectMarker,
        messages: messages?.player,
      })}
      details={
        detailed ? (
          <div className="fl-flow-view-details">
            <CaptureNotes notes={flow.capture.notes} m={m} messages={messages?.deviceInfo} />
            <Tabs
              label={m.tabsLabel}
              value={tab === 'sequence' && !renderSequence ? 'timeline' : tab}
              onValueChange={setTab}
              tabs={[
                {
                  id: 'timeline',
                  label: m.timelineTab,
                  keepMounted: true,
                  content: (
                    <FlowTimeline
                      ref={timeline}
                      timelineUrl={flow.timeline_url}
                      flowId={flow.id}
                      flowTitle={flow.title}
                      time={clock}
                      onSeek={player.actions.seek}
                      renderEmpty={
                        inTheMaking
                          ? () => <NotThereYet title={m.noTimelineYet} hint={m.noTimelineYetHint} />
                          : undefined
                      }
                      messages={messages?.timeline}
                    />
                  ),
                },
                {
                  id: 'timeline-comments',
                  label: m.commentsTab,
                  count: flow.comments.length,
                  keepMounted: true,
                  content: renderComments(
                    {
                      ref: setComments,
                      highlightedCommentId,
                      onSeek: (seconds) => player.actions.seek(seconds * 1_000),
                      messages: messages?.comments,
                    },
                    clock,
                  ),
                },
                {
                  id: 'device-info',
                  label: m.deviceInfoTab,
                  content: (
                    <LazyDeviceTab flow={flow} inTheMaking={inTheMaking} m={m} messages={messages?.deviceInfo} />
                  ),
                },
                ...(renderSequence
                  ? [{ id: 'sequence' as const, label: m.sequenceTab, content: renderSequence() }]
                  : []),
              ]}
            />
          </div>
        ) : (
          <FlowViewDetailsLoading />
        )
      }
    />
  );
}

/** A timeline that is not there yet is no timeline without events. */
function isInTheMaking({ recording_status, timeline_url }: ShownFlow): boolean {
  return timeline_url === null && (recording_status === 'pending' || recording_status === 'in_progress');
}
