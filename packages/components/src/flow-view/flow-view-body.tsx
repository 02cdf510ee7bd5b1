'use client';

import type { Flow } from '@flowlens/client';
import {
  DETAILS_PANEL_MIN_PERCENT,
  type MarkerItem,
  type Messages,
  VIDEO_PANEL_DEFAULT_PERCENT,
  VIDEO_PANEL_MIN_PERCENT,
} from '@flowlens/core';
import { createPlayerStore, playerClock, useControllableState, useTimeline } from '@flowlens/hooks';
import { useRef, useState } from 'react';
import { CommentList } from '../comment-list/comment-list.js';
import { DeviceInfo } from '../device-info/device-info.js';
import { FlowPlayer } from '../flow-player/flow-player.js';
import { FlowTimeline, type FlowTimelineHandle } from '../flow-timeline/flow-timeline.js';
import { SplitPanel } from '../ui/split-panel/split-panel.js';
import { Tabs } from '../ui/tabs/tabs.js';
import { NoTimelineYet } from './no-timeline-yet.js';
import type { FlowViewProps } from './flow-view.js';
import { type FlowViewTab, isFlowViewTab } from './flow-view-tab.js';
import { STACK_BELOW_PX, STACKED_VIDEO_PERCENT } from './stacking.js';
import { useMarkerTarget } from './use-marker-target.js';

export interface FlowViewBodyProps extends Pick<
  FlowViewProps,
  'tab' | 'defaultTab' | 'onTabChange' | 'onMarkerSelect' | 'hotkeys' | 'messages'
> {
  flow: Flow;
  m: Messages['flowView'];
}

/** The video beside the tabs. One player store joins them: rows and comments seek, the timeline follows. */
export function FlowViewBody({ flow, m, messages, hotkeys, onMarkerSelect, ...tabProps }: FlowViewBodyProps) {
  const [player] = useState(createPlayerStore);
  const [clock] = useState(() => playerClock(player));
  const { metadata } = useTimeline(flow.timeline_url, { flowId: flow.id });
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
    <SplitPanel
      className="fl-flow-view-split"
      handleLabel={m.splitHandle}
      defaultPercent={VIDEO_PANEL_DEFAULT_PERCENT}
      minPercents={[VIDEO_PANEL_MIN_PERCENT, DETAILS_PANEL_MIN_PERCENT]}
      stackBelow={STACK_BELOW_PX}
      stackedPercent={STACKED_VIDEO_PERCENT}
      first={
        <div className="fl-flow-view-video">
          <FlowPlayer
            className="fl-flow-view-player"
            flowId={flow.id}
            store={player}
            hotkeys={hotkeys}
            onMarkerSelect={selectMarker}
            messages={messages?.player}
          />
        </div>
      }
      second={
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
                  time={clock}
                  onSeek={player.actions.seek}
                  renderEmpty={isInTheMaking(flow) ? () => <NoTimelineYet m={m} /> : undefined}
                  messages={messages?.timeline}
                />
              ),
            },
            {
              id: 'timeline-comments',
              label: m.commentsTab,
              count: flow.comments.length,
              content: (
                <CommentList
                  comments={flow.comments}
                  highlightedCommentId={highlightedCommentId}
                  onSeek={(seconds) => player.actions.seek(seconds * 1_000)}
                  messages={messages?.comments}
                />
              ),
            },
            {
              id: 'device-info',
              label: m.deviceInfoTab,
              content: <DeviceInfo metadata={metadata} messages={messages?.deviceInfo} />,
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
