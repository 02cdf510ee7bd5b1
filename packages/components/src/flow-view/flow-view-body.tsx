'use client';

import type { Flow } from '@flowlens/client';
import type { MarkerItem, Messages } from '@flowlens/core';
import { createPlayerStore, playerClock, useControllableState } from '@flowlens/hooks';
import { useRef, useState } from 'react';
import { CommentList } from '../comment-list/comment-list.js';
import { FlowPlayer } from '../flow-player/flow-player.js';
import { FlowTimeline, type FlowTimelineHandle } from '../flow-timeline/flow-timeline.js';
import { Tabs } from '../ui/tabs/tabs.js';
import { NotThereYet } from './not-there-yet.js';
import { FlowViewSplit } from './flow-view-split.js';
import type { FlowViewProps } from './flow-view.js';
import { type FlowViewTab, isFlowViewTab } from './flow-view-tab.js';
import { RecordedDevice } from './recorded-device.js';
import { useMarkerTarget } from './use-marker-target.js';

export interface FlowViewBodyProps extends Pick<
  FlowViewProps,
  'tab' | 'defaultTab' | 'onTabChange' | 'onMarkerSelect' | 'hotkeys' | 'startAt' | 'momentUrl' | 'messages'
> {
  flow: Flow;
  m: Messages['flowView'];
}

/** The video beside the tabs. One player store joins them: rows and comments seek, the timeline follows. */
export function FlowViewBody({
  flow,
  m,
  messages,
  hotkeys,
  startAt,
  momentUrl,
  onMarkerSelect,
  ...tabProps
}: FlowViewBodyProps) {
  const [player] = useState(createPlayerStore);
  const [clock] = useState(() => playerClock(player));
  const inTheMaking = isInTheMaking(flow);
  const timeline = useRef<FlowTimelineHandle>(null);
  const [tab, setTab] = useControllableState<FlowViewTab>({
    value: tabProps.tab,
    defaultValue: tabProps.defaultTab ?? 'timeline',
    onChange: tabProps.onTabChange,
  });
  const { highlightedCommentId, showTarget } = useMarkerTarget({ timeline, setTab });

  function selectMarker(item: MarkerItem) {
    showTarget(item);
    onMarkerSelect?.(item);
  }

  return (
    <FlowViewSplit
      m={m}
      video={
        <FlowPlayer
          className="fl-flow-view-player"
          flowId={flow.id}
          store={player}
          hotkeys={hotkeys}
          startAt={startAt}
          momentUrl={momentUrl}
          onMarkerSelect={selectMarker}
          messages={messages?.player}
        />
      }
      details={
        <Tabs
          label={m.tabsLabel}
          value={tab}
          onValueChange={(id) => {
            if (isFlowViewTab(id)) setTab(id);
          }}
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
                    inTheMaking ? () => <NotThereYet title={m.noTimelineYet} hint={m.noTimelineYetHint} /> : undefined
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
              content: (
                <CommentList
                  flowId={flow.id}
                  time={clock}
                  highlightedCommentId={highlightedCommentId}
                  onSeek={(seconds) => player.actions.seek(seconds * 1_000)}
                  messages={messages?.comments}
                />
              ),
            },
            {
              id: 'device-info',
              label: m.deviceInfoTab,
              content: <RecordedDevice flow={flow} inTheMaking={inTheMaking} m={m} messages={messages?.deviceInfo} />,
            },
          ]}
        />
      }
    />
  );
}

/** A timeline that is not there yet is no timeline without events. */
function isInTheMaking({ recording_status, timeline_url }: Flow): boolean {
  return timeline_url === null && (recording_status === 'pending' || recording_status === 'in_progress');
}
